/** Who sits at this browser. */
import { api } from './api';
import { settings } from './settings.svelte';
import type { Me } from './types';
import { t } from './words.svelte';

class Session {
  me = $state.raw<Me | null>(null);

  /** Who I am; a guest is made of somebody new. */
  async open(): Promise<Me> {
    this.me ??= await api.me(settings.name || t('guest-name'));
    return this.me;
  }
}

export const session = new Session();
