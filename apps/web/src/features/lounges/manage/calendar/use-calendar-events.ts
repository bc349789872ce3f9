import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';

const RETRY_MS = 5000;

/**
 * Tells when the calendar has changed, within a second. A tab in the background holds no connection
 * (browsers have few); when it comes back it hears of everything since `revision`.
 * @param revision of the calendar that is shown; null while none is
 * @returns whether the connection is lost at the moment
 */
export function useCalendarEvents(
  loungeId: number,
  revision: number | null,
  onChange: () => void,
): { isLost: boolean } {
  const { client } = trpc.useUtils();
  const [isLost, setIsLost] = useState(false);
  const isReady = revision !== null;
  const shownRevision = useEffectEvent(() => revision ?? 0);
  const onNewer = useEffectEvent((current: number) => {
    if (revision === null || current > revision) onChange();
  });

  useEffect(() => {
    if (!isReady) return;
    let subscription: { unsubscribe(): void } | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      clearTimeout(retry);
      subscription ??= client.bookings.availability.events.subscribe(
        { loungeId, lastEventId: String(shownRevision()) },
        {
          onStarted: () => setIsLost(false),
          onData: ({ data }) => onNewer(data.revision),
          onError: () => {
            close();
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
  }, [client, loungeId, isReady]);

  return { isLost };
}
