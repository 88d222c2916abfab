/** Calls a person who looks elsewhere: the title of the tab, a sound, a notification. */
import { notify } from './notifications';
import type { Play } from './play.svelte';
import { settings } from './settings.svelte';
import { sound } from './sounds';
import { t } from './words.svelte';

/** For a screen that shows a table: attends to it until the screen is left. */
export function attend(play: () => Play | null, name: () => string): void {
  let asked = false;
  let over = false;
  let talk = 0;
  const mine = $derived(play()?.streams.some((stream) => stream.frame?.asked) ?? false);

  $effect(() => {
    document.title = (mine ? `● ${t('your-turn')} · ` : '') + `${name()} · Kontor`;
    if (mine && !asked) call();
    asked = mine;
  });
  $effect(() => {
    const ended = play()?.info?.status === 'over';
    if (ended && !over && asked && settings.sounds) sound('end');
    over = ended;
  });
  $effect(() => {
    const heard = play()?.log.filter((event) => event.kind === 'chat').length ?? 0;
    if (talk && heard > talk && settings.sounds) sound('chat');
    talk = heard;
  });

  function call(): void {
    if (settings.sounds) sound('turn');
    if (settings.notifications && document.hidden) notify(t('your-turn'), name());
  }
}
