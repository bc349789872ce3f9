import { ApiError, ConnectionError } from '../errors.ts';
import { type ApiLink, ENDPOINT, type ErrorShape } from './link.ts';

/**
 * Follows a subscription over server-sent events, in tRPC's format. When the server closes the stream,
 * the browser itself connects again and names the last event. A stream without events and pings is
 * dead, and is opened again here.
 */
export const followEvents: ApiLink['follow'] = (path, input, { onStarted, onData, onError }) => {
  let lastEventId: string | undefined;
  let maxSilence: number | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const from = lastEventId ? { ...input, lastEventId } : input;
    const events = new EventSource(
      `${ENDPOINT}/${path}?input=${encodeURIComponent(JSON.stringify(from))}`,
    );
    const listen = (name: string, handle: (event: MessageEvent<string>) => void) =>
      events.addEventListener(name, (event: Event) => {
        stayAwake();
        handle(event as MessageEvent<string>);
      });
    listen('connected', ({ data }) => {
      maxSilence = JSON.parse(data).reconnectAfterInactivityMs;
      stayAwake();
      onStarted();
    });
    listen('ping', () => {});
    listen('message', (event) => {
      lastEventId = event.lastEventId;
      onData({ id: event.lastEventId, data: JSON.parse(event.data) });
    });
    listen('serialized-error', (event) => {
      const { data }: ErrorShape = JSON.parse(event.data);
      // after an error of its own the server closes the stream, and the browser connects again
      if (data.httpStatus < 500) fail(new ApiError(data));
    });
    listen('return', close);
    listen('error', () => {
      if (events.readyState === EventSource.CLOSED) fail(new ConnectionError());
    });
    return events;
  }

  function stayAwake() {
    clearTimeout(watch);
    if (maxSilence) watch = setTimeout(reopen, maxSilence);
  }

  function reopen() {
    source.close();
    source = open();
  }

  function close() {
    clearTimeout(watch);
    source.close();
  }

  function fail(error: Error) {
    close();
    onError(error);
  }

  return close;
};
