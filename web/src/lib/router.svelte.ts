/** The address: which screen is shown, and how to get to another without loading the page. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** Whether this is no longer the page that was loaded. */
  moved = false;

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  /** The parts of the path: `/table/abc` is `['table', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.moved ||= this.path !== location.pathname;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For `onclick` of the page: links inside Kontor do not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (link.hasAttribute('download') || link.getAttribute('target')) return;
  const address = link.getAttribute('href')!;
  if (address.startsWith('/api/')) return;
  event.preventDefault();
  router.go(address);
}
