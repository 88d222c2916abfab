/** Who sits at this browser. */
import { api } from './api';
import { settings } from './settings.svelte';
import type { Me } from './types';
import { t } from './words.svelte';

class Session {
  me = $state.raw<Me | null>(null);
  private opening: Promise<Me> | null = null;

  /** Who I am; a guest is made of somebody new, once however often it is asked. */
  async open(): Promise<Me> {
    this.opening ??= api.me(settings.name || t('guest-name'));
    this.me = await this.opening;
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.post<Me>('/me', { name });
    settings.name = name;
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await api.post<Me>('/account', { name, password });
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await api.post<Me>('/session', { name, password });
  }

  /** Signing out leaves a new guest: somebody always sits here. */
  async signOut(): Promise<void> {
    await api.delete('/session');
    this.opening = null;
    await this.open();
  }

  changePassword(old: string, next: string): Promise<unknown> {
    return api.post('/password', { old, new: next });
  }

  async notify(mail: string): Promise<void> {
    const { webhook } = this.me!.notify;
    this.me = await api.put<Me>('/notify', { webhook, mail: mail || null });
  }

  async confirmMail(code: string): Promise<void> {
    this.me = await api.post<Me>('/notify/confirm', { code });
  }
}

export const session = new Session();
