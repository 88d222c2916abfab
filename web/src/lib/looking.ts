/** For `{@attach}`: something is looked at, by pointer or by focus, and then no more. */
export function looking(enter: () => void, leave: () => void): (node: Element) => () => void {
  const heard: Record<string, () => void> = {
    pointerenter: enter,
    focus: enter,
    pointerleave: leave,
    blur: leave,
  };
  return (node) => {
    for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard))
        node.removeEventListener(name, listener);
      leave();
    };
  };
}
