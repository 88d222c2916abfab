/** Who sits at this browser. */
import { api, whenSignedOut } from './api';
import { settings } from './settings.svelte';
import type { Me } from './types';
import { t } from './words.svelte';

class Session {
  me = $state.raw<Me | null>(null);
  /** The server knows this browser no longer: the session was ended elsewhere. */
  ended = $state(false);
  private opening: Promise<Me> | null = null;
  private waiting: (() => void)[] = [];
  private leaving = false;

  constructor() {
    whenSignedOut(() => this.missed());
  }

  /** The server said that nobody is signed in here; resolves as soon as somebody has come in. */
  async missed(): Promise<void> {
    const known = await api.get<Me | null>('/who');
    if (this.leaving || (known && known.id === this.me?.id)) return;
    this.ended = true;
    return new Promise((back) => this.waiting.push(back));
  }

  private enter(me: Me): void {
    this.me = me;
    this.ended = false;
    for (const back of this.waiting.splice(0)) back();
  }

  /** Who I am; a guest is made of somebody new, once however often it is asked. */
  async open(): Promise<Me> {
    this.opening ??= api.me(settings.name || t('guest-name'));
    const me = await this.opening;
    this.enter(me);
    return me;
  }

  /** A new guest, or whoever has come in with another page of this browser. */
  async openAnew(): Promise<void> {
    this.opening = null;
    await this.open();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.post<Me>('/me', { name });
    settings.name = name;
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await api.post<Me>('/account', { name, password });
  }

  async signIn(name: string, password: string): Promise<void> {
    this.enter(await api.post<Me>('/session', { name, password }));
  }

  /** Signing out leaves a new guest: somebody always sits here. */
  async signOut(): Promise<void> {
    this.leaving = true;
    await api.delete('/session');
    await this.openAnew();
    this.leaving = false;
  }

  changePassword(old: string, next: string): Promise<unknown> {
    return api.post('/password', { old, new: next });
  }

  /** Where to tell that it is one's turn; what the server does not offer is left out. */
  async notify({ webhook = '', mail = '' }: Record<string, string>): Promise<void> {
    this.me = await api.put<Me>('/notify', { webhook: webhook || null, mail: mail || null });
  }

  async confirmMail(code: string): Promise<void> {
    this.me = await api.post<Me>('/notify/confirm', { code });
  }
}

export const session = new Session();
