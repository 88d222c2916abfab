/** The analysis of a game as this browser knows it: asked for, under way, done. */
import type { Analysis } from './analysis';
import { api, Refused } from './api';

const PAUSE = 1500;

export class Analyst {
  state = $state.raw<Analysis | null>(null);
  /** Why the server did not take the wish; empty if it did. */
  refused = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  /** The routes of the game, under /api. */
  constructor(private path: string) {}

  async look(): Promise<void> {
    // A line that is cut is tried again, as long as something is under way.
    await this.bring(api.get<Analysis>(`/${this.path}/analysis`)).catch(() => {});
  }

  async ask(): Promise<void> {
    this.refused = '';
    try {
      await this.bring(api.post<Analysis>(`/${this.path}/analysis`));
    } catch (error) {
      this.refused = error instanceof Refused ? error.refusal.code : 'unreachable';
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async bring(coming: Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await coming;
    } finally {
      if (!this.stopped && this.state?.status === 'asked')
        this.timer = setTimeout(() => void this.look(), PAUSE);
    }
  }
}
