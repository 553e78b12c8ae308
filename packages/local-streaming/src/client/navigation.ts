/**
 * Moves between pages of the service without leaving the document, so that the music goes on. The address, the way
 * back, the title and the focus behave as with a page of its own; a browser without the Navigation API simply loads
 * the page, and the player takes up again at one click.
 */
export interface NavigationParts {
  base: string;
  /** Only while something is in the player is there a reason not to load pages plainly. */
  isWanted: () => boolean;
  /** The new content is in place. */
  onArrived: () => void;
}

/** Pages that are nothing but content; all others, as sign-in, are loaded whole. */
const contentPath = /^\/(|(playlist|album|artist|track|user)\/[^/]+)$/;

export function keepMusicAcrossPages({ base, isWanted, onArrived }: NavigationParts): void {
  if (!('navigation' in window)) return;
  let isLoadingWhole = false;

  window.navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (event.navigationType === 'reload' || isLoadingWhole || !isWanted()) return;
    const url = new URL(event.destination.url);
    if (!url.pathname.startsWith(`${base}/`) || !contentPath.test(url.pathname.slice(base.length))) return;
    event.intercept({
      // What is read first on the new page gets the focus, once it is there.
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const page = await loadPage(url, event.signal).catch(() => null);
        if (event.signal.aborted) return;
        if (!page || !putIn(page)) {
          isLoadingWhole = true;
          window.location.assign(url);
          return;
        }
        event.scroll();
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
        onArrived();
      },
    });
  });
}

/** Reads the page as a document. The parser behind `responseType` runs no script, and Trusted Types leave it be. */
function loadPage(url: URL, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url.pathname + url.search);
    request.responseType = 'document';
    request.addEventListener('load', () =>
      request.responseXML && new URL(request.responseURL).pathname === url.pathname
        ? resolve(request.responseXML)
        : reject(new Error('not a page')),
    );
    request.addEventListener('error', () => reject(new Error('not reached')));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

/** @returns false where the page is of another build or another listener's, and has to be loaded whole */
function putIn(page: Document): boolean {
  const script = (root: Document) => root.querySelector('script[type=module]')?.getAttribute('src');
  const isSameSite =
    script(page) === script(document) && page.body.dataset.signedIn === document.body.dataset.signedIn;
  const main = page.querySelector('main');
  const header = page.querySelector('header.top');
  if (!isSameSite || !main || !header) return false;
  const withPlayer = document.body.classList.contains('with-player');
  document.querySelector('main')?.replaceWith(document.adoptNode(main));
  document.querySelector('header.top')?.replaceWith(document.adoptNode(header));
  document.title = page.title;
  document.body.className = page.body.className;
  document.body.classList.toggle('with-player', withPlayer);
  return true;
}
