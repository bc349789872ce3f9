import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../errors.ts';
import { followEvents } from './event-stream.ts';

/** A connection whose server is this test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  readonly url: URL;

  constructor(url: string) {
    super();
    this.url = new URL(url, 'http://oche.test');
    FakeEventSource.opened.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  send(name: string, data: unknown = {}, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}

beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});

function follow() {
  const handlers = { onStarted: vi.fn(), onData: vi.fn(), onError: vi.fn() };
  const leave = followEvents('forum.thread.events', { threadId: 7 }, handlers);
  return { ...handlers, leave };
}

function connection(index = 0): FakeEventSource {
  const source = FakeEventSource.opened[index];
  if (!source) throw new Error(`there is no connection ${index}`);
  return source;
}
const inputOf = ({ url }: FakeEventSource) => JSON.parse(url.searchParams.get('input') ?? '');

const shape = (code: string, httpStatus: number) => ({
  message: code,
  code: -32_603,
  data: { code, domain: 'common', httpStatus, requestId: '' },
});

it('hands on events with their ids', () => {
  const { onStarted, onData } = follow();
  expect(connection().url.pathname).toBe('/trpc/forum.thread.events');
  expect(inputOf(connection())).toEqual({ threadId: 7 });
  connection().send('connected');
  connection().send('ping');
  connection().send('message', { type: 'thread.changed' }, '41');
  expect(onStarted).toHaveBeenCalledOnce();
  expect(onData.mock.calls).toEqual([[{ id: '41', data: { type: 'thread.changed' } }]]);
});

it('ends when it is refused', () => {
  const { onError } = follow();
  connection().send('serialized-error', shape('NOT_FOUND', 404));
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError));
  expect(connection().readyState).toBe(FakeEventSource.CLOSED);
});

it('leaves it to the browser to come back after a fault of the server', () => {
  const { onError } = follow();
  connection().send('serialized-error', shape('UNAVAILABLE', 503));
  connection().dispatchEvent(new Event('error'));
  expect(onError).not.toHaveBeenCalled();
  expect(connection().readyState).not.toBe(FakeEventSource.CLOSED);
});

it('is lost when the browser gives up', () => {
  const { onError } = follow();
  connection().close();
  connection().dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ConnectionError));
});

it('connects anew, after the last event, when even pings stay away', () => {
  vi.useFakeTimers();
  const { leave } = follow();
  connection().send('connected', { reconnectAfterInactivityMs: 40_000 });
  connection().send('message', {}, '41');
  vi.advanceTimersByTime(39_000);
  connection().send('ping');
  vi.advanceTimersByTime(39_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(connection().readyState).toBe(FakeEventSource.CLOSED);
  expect(inputOf(connection(1))).toEqual({ threadId: 7, lastEventId: '41' });
  leave();
  vi.useRealTimers();
});

it.each([
  ['the reader leaves', ({ leave }: ReturnType<typeof follow>) => leave()],
  ['the server has said everything', () => connection().send('return')],
])('stays closed when %s', (_case, end) => {
  vi.useFakeTimers();
  const stream = follow();
  connection().send('connected', { reconnectAfterInactivityMs: 40_000 });
  end(stream);
  vi.advanceTimersByTime(60_000);
  expect(connection().readyState).toBe(FakeEventSource.CLOSED);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(stream.onError).not.toHaveBeenCalled();
  vi.useRealTimers();
});
