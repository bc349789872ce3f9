import { hasErrorCode } from '../../lib/errors/errors.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { trpc } from '../../lib/trpc.ts';

/** Keeps the queue and an open case current. */
export function useCaseEvents(): void {
  const utils = trpc.useUtils();
  useLive<unknown>({
    of: 'cases',
    open: (stream) => utils.client.moderation.case.events.subscribe(undefined, stream),
    onData: () => {
      void utils.moderation.case.invalidate();
      void utils.moderation.appeal.invalidate();
      void utils.moderation.member.invalidate();
    },
    isEnd: (error) => hasErrorCode(error, 'FORBIDDEN'),
  });
}
