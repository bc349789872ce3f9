import { morph } from './morph.ts';

/** A stream that is open makes asking a safety net. */
const NET_SECONDS = 60;
/** Several events at once are one change. */
const SOON_MS = 30;
/** A process beside the one that told of a change may hear of it a moment later. */
const AGAIN_MS = 600;

type Timer = ReturnType<typeof setTimeout>;

/** A page that can show some events without asking for itself. */
export interface Painting {
  /** @returns whether nothing has to be asked for */
  heard(name: string, data: string): boolean;
  /** the page has been fetched and taken over */
  taken(): void;
}

/** Follows the page's stream, or asks now and then, and takes over what differs. Rests while nobody sees the page. */
export function keepFresh(page: HTMLElement, painting?: Painting): void {
  const { stream, events = '' } = page.dataset;
  if (!page.dataset.seconds) return;
  let source: EventSource | undefined;
  let timer: Timer | undefined;
  let soon: Timer | undefined;
  /** what the server said last, whatever the reader has unfolded since */
  let last = page.outerHTML;
  let askedAt = Date.now();
  let isInView = true;

  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    look();
  }).observe(page);
  document.addEventListener('visibilitychange', look);
  look();

  function look(): void {
    if (!isInView || document.hidden) {
      source?.close();
      source = undefined;
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    if (stream && !source) listen(stream);
    if (timer === undefined) wait();
  }

  function listen(path: string): void {
    source = new EventSource(path);
    for (const name of ['message', ...events.split(' ')]) {
      if (!name) continue;
      source.addEventListener(name, ({ data }) => {
        if (!painting?.heard(name, data)) askSoon();
      });
    }
  }

  function wait(): void {
    // what was live may be over by now, and then it is asked for more rarely
    const { seconds: alone, beside = NET_SECONDS } = page.dataset;
    const seconds = Number(source?.readyState === EventSource.OPEN ? beside : alone);
    timer = setTimeout(ask, Math.max(0, askedAt + seconds * 1000 - Date.now()));
  }

  function askSoon(mayTryAgain = true): void {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      const isNews = await ask();
      if (!isNews && mayTryAgain) soon = setTimeout(ask, AGAIN_MS);
    }, SOON_MS);
  }

  /** @returns whether anything has changed */
  async function ask(): Promise<boolean> {
    clearTimeout(timer);
    askedAt = Date.now();
    let isNews = false;
    try {
      // the browser asks with the tag of what it has, and sends no cookie
      const answer = await fetch(location.href, { cache: 'no-cache', credentials: 'omit' });
      // what isn't there any more, or not for visitors, isn't shown any longer
      if (answer.ok || answer.status === 404) isNews = take(await answer.text());
    } catch {
      // what is shown stays until the server is back
    }
    timer = undefined;
    // one that was refused is tried again
    if (source?.readyState === EventSource.CLOSED) source = undefined;
    look();
    return isNews;
  }

  /** @returns whether it differs from what is shown */
  function take(text: string): boolean {
    const fetched = new DOMParser().parseFromString(text, 'text/html');
    const next = fetched.querySelector('main');
    // a proxy's page says nothing of the kind
    if (!next?.dataset.seconds || next.outerHTML === last) return false;
    // after an update of Oche the page needs its new style sheet, and one that wasn't there another stream
    if (sheetOf(fetched) !== sheetOf(document) || next.dataset.stream !== stream) location.reload();
    last = next.outerHTML;
    const focused = document.activeElement;
    morph(page, next);
    painting?.taken();
    // what changes its place loses it
    if (focused instanceof HTMLElement && page.contains(focused) && !focused.matches(':focus')) {
      focused.focus({ preventScroll: true });
    }
    document.title = fetched.title;
    return true;
  }
}

const sheetOf = (of: Document) => of.querySelector('link')?.getAttribute('href');
