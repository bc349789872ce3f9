import { useEffect, useEffectEvent, useState } from 'react';

const RETRY_MS = 5000;

interface Subscription {
  unsubscribe(): void;
}

/** The handlers that tRPC's `subscribe` takes. */
interface Handlers<Item> {
  onStarted: () => void;
  onData: (item: Item) => void;
  onError: (error: unknown) => void;
}

interface Options<Item> {
  /** what is followed: a change ends this stream and opens a new one; null follows nothing */
  of: string | number | null;
  /** Begins to listen, after the last event that the page has received. */
  open: (handlers: Handlers<Item>) => Subscription;
  /** @param end stops for good, when the event says that there is nothing to follow any more */
  onData: (item: Item, end: () => void) => void;
  /** whether an error means that there is nothing to follow any more */
  isEnd: (error: unknown) => boolean;
  onEnd?: () => void;
}

/**
 * Follows something over a live stream. A tab in the background has no connection, because browsers
 * allow only few, and catches up when it is shown again. A lost stream is opened again.
 * @returns whether the connection is lost at the moment
 */
export function useLive<Item>({ of, ...handlers }: Options<Item>): { isLost: boolean } {
  const [isLost, setIsLost] = useState(false);
  const openStream = useEffectEvent(handlers.open);
  const onData = useEffectEvent(handlers.onData);
  const isEnd = useEffectEvent(handlers.isEnd);
  const onEnd = useEffectEvent(() => handlers.onEnd?.());

  useEffect(() => {
    if (of === null) return;
    let subscription: Subscription | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      clearTimeout(retry);
      subscription ??= openStream({
        onStarted: () => setIsLost(false),
        onData: (item) => onData(item, end),
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
      subscription?.unsubscribe();
      subscription = null;
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
