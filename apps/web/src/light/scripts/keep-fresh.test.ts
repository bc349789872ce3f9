// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

/** As it is in the page: what it says of its freshness, and what it shows. */
const pageOf = (content: string, about = 'data-seconds="30"') =>
  `<main id="main" ${about}>${content}</main>`;

class Stream extends EventTarget {
  static open: Stream[] = [];
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.open.push(this);
  }
  close() {
    Stream.open = Stream.open.filter((one) => one !== this);
  }
  say(name: string) {
    this.dispatchEvent(new MessageEvent(name, { data: '{}' }));
  }
}

const asked = vi.fn<typeof fetch>();
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.open = [];
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('EventSource', Object.assign(Stream, { OPEN: 1, CLOSED: 2 }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(content: string, about?: string): HTMLElement {
  document.body.innerHTML = pageOf(content, about);
  const main = document.querySelector('main') ?? document.body;
  keepFresh(main);
  return main;
}
const answer = (html: string, status = 200) =>
  asked.mockImplementationOnce(async () => new Response(html, { status }));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('asks now and then, without cookies, and takes over what is new', async () => {
  const main = start('2 frei');
  answer(pageOf('1 frei'));
  await pass(29);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(main.textContent).toBe('1 frei');
  expect(asked).toHaveBeenCalledWith(location.href, { cache: 'no-cache', credentials: 'omit' });
});

test('what is gone, or private now, isn’t shown any longer, and again when it is back', async () => {
  const main = start('geheim');
  answer(pageOf('Hier gibt es nichts zu sehen', 'data-seconds="60"'), 404);
  await pass(30);
  expect(main.textContent).toBe('Hier gibt es nichts zu sehen');
  answer(pageOf('wieder da'));
  await pass(60);
  expect(main.textContent).toBe('wieder da');
});

test.each([
  ['no answer', () => asked.mockRejectedValueOnce(new TypeError('failed to fetch'))],
  ['an error', () => answer(pageOf('Fehler'), 503)],
  ['a proxy’s page', () => answer('<main><h1>404</h1></main>', 404)],
])('%s leaves what is shown, and is asked again', async (_name, fail) => {
  const main = start('501');
  fail();
  await pass(30);
  expect(main.textContent).toBe('501');
  answer(pageOf('441'));
  await pass(30);
  expect(main.textContent).toBe('441');
});

test('rests while nobody sees it, and asks at once when somebody does', async () => {
  const main = start('501', 'data-seconds="30" data-stream="/api/games/1/stream"');
  expect(Stream.open.map(({ address }) => address)).toEqual(['/api/games/1/stream']);
  see(false);
  expect(Stream.open).toEqual([]);
  await pass(300);
  expect(asked).not.toHaveBeenCalled();
  answer(pageOf('441', 'data-seconds="30" data-stream="/api/games/1/stream"'));
  see(true);
  await pass(0);
  expect(main.textContent).toBe('441');
});

test('several events at once are one change; what another process hears later is asked for twice', async () => {
  const about = 'data-seconds="30" data-stream="/s" data-events="state visit"';
  const main = start('501', about);
  const [stream] = Stream.open;
  answer(pageOf('501', about));
  stream?.say('visit');
  stream?.say('state');
  stream?.say('darts');
  await pass(0.1);
  expect(asked).toHaveBeenCalledTimes(1);
  answer(pageOf('441', about));
  await pass(1);
  expect(main.textContent).toBe('441');
  expect(asked).toHaveBeenCalledTimes(2);
  // an open stream makes asking a safety net
  answer(pageOf('441', about));
  await pass(58);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(3);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a stream that was refused is opened anew', async () => {
  const about = 'data-seconds="5" data-stream="/s"';
  start('501', about);
  const [stream] = Stream.open;
  if (stream) stream.readyState = 2;
  Stream.open = [];
  // as long as it is thought to be open it is a net only
  answer(pageOf('501', about));
  await pass(61);
  expect(Stream.open).toHaveLength(1);
});
