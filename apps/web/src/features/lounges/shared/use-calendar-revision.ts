import { useEffect, useEffectEvent, useState } from 'react';
import { hasErrorCode } from '../../../lib/errors.ts';
import { trpc } from '../../../lib/trpc.ts';

const RETRY_MS = 5000;

interface Options {
  /** false while there is nothing to follow, or another part of the page does */
  isActive?: boolean;
  /** the oldest revision of the calendar that is shown */
  shownRevision: () => number;
  /** the calendar is newer than that */
  onNewer: () => void;
}

/**
 * Follows a lounge's calendar: whoever shows an older one hears of it within a second. A tab in the
 * background holds no connection (browsers have few) and catches up when it comes back.
 * @returns whether the connection is lost at the moment
 */
export function useCalendarRevision(
  loungeId: number,
  { isActive = true, ...handlers }: Options,
): { isLost: boolean } {
  const { client } = trpc.useUtils();
  const [isLost, setIsLost] = useState(false);
  const shownRevision = useEffectEvent(handlers.shownRevision);
  const onNewer = useEffectEvent(handlers.onNewer);

  useEffect(() => {
    if (!isActive) return;
    let subscription: { unsubscribe(): void } | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      clearTimeout(retry);
      subscription ??= client.bookings.availability.events.subscribe(
        { loungeId, lastEventId: String(shownRevision()) },
        {
          onStarted: () => setIsLost(false),
          onData: ({ data: { revision } }) => {
            if (revision > shownRevision()) onNewer();
          },
          onError: (error) => {
            close();
            if (hasErrorCode(error, 'LOUNGE_NOT_FOUND')) return;
            setIsLost(true);
            retry = setTimeout(follow, RETRY_MS);
          },
        },
      );
    };
    const close = () => {
      clearTimeout(retry);
      subscription?.unsubscribe();
      subscription = null;
    };
    const follow = () => (document.hidden ? close() : open());

    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [client, loungeId, isActive]);

  return { isLost };
}
