import { useEffect, useEffectEvent, useState } from 'react';
import { followLive, type LiveOptions, type LiveSlot } from './live-stream.ts';

interface Options<Item> extends Omit<LiveOptions<Item>, 'onLost'> {
  /** what is followed: a change ends this stream and opens a new one; null follows nothing */
  of: string | number | null;
  /** the page's stream unless told */
  slot?: LiveSlot;
}

/**
 * Follows something over a live stream while it is shown; see `followLive`.
 * @returns whether the connection is lost at the moment
 */
export function useLive<Item>({ of, slot = 'page', ...handlers }: Options<Item>): {
  isLost: boolean;
} {
  const [isLost, setIsLost] = useState(false);
  const open = useEffectEvent(handlers.open);
  const onData = useEffectEvent(handlers.onData);
  const isEnd = useEffectEvent(handlers.isEnd);
  const onEnd = useEffectEvent(() => handlers.onEnd?.());

  useEffect(() => {
    if (of === null) return;
    let leave = () => {};
    const follow = () => {
      leave = followLive<Item>(slot, {
        open: (stream) => open(stream),
        onData: (item, end) => onData(item, end),
        isEnd: (error) => isEnd(error),
        onEnd: () => onEnd(),
        onLost: setIsLost,
      });
    };
    // opening one takes a while, so the page may answer first
    const wait = setTimeout(follow);
    return () => {
      clearTimeout(wait);
      leave();
    };
  }, [of, slot]);

  return { isLost };
}
