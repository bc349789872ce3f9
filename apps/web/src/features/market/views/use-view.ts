import { useEffect } from 'react';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';

/** How long an ad has to be in front of somebody before it counts as seen. Milliseconds. */
const LOOK_MS = 1000;

/** Tells that an ad has really been seen, for a second in a tab that is in front; what told of it is read. */
export function useView(id: number): void {
  useSeen([`item/${id}`]);
  const { mutate } = trpc.market.views.report.useMutation();
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = window.setTimeout(() => {
        document.removeEventListener('visibilitychange', look);
        mutate({ id });
      }, LOOK_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, mutate]);
}
