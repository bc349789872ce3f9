import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamEvent, StreamHandlers } from './api/link.ts';

const RETRY_MS = 5000;

interface Options<Data> {
  /** what is followed: a change ends this stream and opens a new one; null follows nothing */
  of: string | number | null;
  /** Begins to listen, after the last event that the page has received. */
  open: (handlers: StreamHandlers<Data>) => () => void;
  /** @param end stops for good, when the event says that there is nothing to follow any more */
  onData: (event: StreamEvent<Data>, end: () => void) => void;
  /** whether an error means that there is nothing to follow any more */
  isEnd: (error: unknown) => boolean;
  onEnd?: () => void;
}

/**
 * Follows something over a live stream. A tab in the background has no connection, because browsers
 * allow only few, and catches up when it is shown again. A lost stream is opened again.
 * @returns whether the connection is lost at the moment
 */
export function useLive<Data>({ of, ...handlers }: Options<Data>): { isLost: boolean } {
  const [isLost, setIsLost] = useState(false);
  const openStream = useEffectEvent(handlers.open);
  const onData = useEffectEvent(handlers.onData);
  const isEnd = useEffectEvent(handlers.isEnd);
  const onEnd = useEffectEvent(() => handlers.onEnd?.());

  useEffect(() => {
    if (of === null) return;
    let leave: (() => void) | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      clearTimeout(retry);
      leave ??= openStream({
        onStarted: () => setIsLost(false),
        onData: (event) => onData(event, end),
        onError: (error) => {
          close();
          if (isEnd(error)) return end();
          setIsLost(true);
          retry = setTimeout(follow, RETRY_MS);
        },
      });
    };
    const close = () => {
      clearTimeout(retry);
      leave?.();
      leave = null;
    };
    const follow = () => (document.hidden ? close() : open());
    const stop = () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
    const end = () => {
      stop();
      onEnd();
    };

    document.addEventListener('visibilitychange', follow);
    follow();
    return stop;
  }, [of]);

  return { isLost };
}
