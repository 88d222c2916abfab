/** Notifications of the browser: for people who look elsewhere, and only if they want them. */

export const available = typeof Notification !== 'undefined';

/** Ask the person; only on their own wish. Whether notifications may be shown. */
export async function allowed(): Promise<boolean> {
  return available && (await Notification.requestPermission()) === 'granted';
}

/** Show one; a click on it leads back to the page. */
export function notify(title: string, body: string): void {
  if (!available || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, icon: '/icon.svg', tag: 'kontor' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Browsers of phones know the word, but let only installed pages use it.
  }
}
