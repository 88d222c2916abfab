/** Choices of a list often begin alike: "With the 5: take ...", "With the 5: place ...". The sentence
 * above them says it once. */
const COLON = ': ';

/** Labels without the beginning that all of them have. */
export function brief(labels: string[], language: string): string[] {
  const heads = new Set(labels.map((label) => label.slice(0, label.indexOf(COLON) + 1)));
  const [head] = heads;
  if (labels.length < 2 || heads.size > 1 || !head) return labels;
  return labels.map((label) => {
    const rest = label.slice(head.length + 1);
    return rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1);
  });
}
