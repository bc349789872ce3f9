import type { DealOutput } from '@oche/validators/market/deals';
import { useRef } from 'react';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';

/**
 * Keeps a deal current while its page is open: whatever either side, the clock or a moderator does with it is also a
 * card in the conversation of the two, whose stream tells of it.
 */
export function useDealEvents({ id, conversationId }: DealOutput): void {
  const utils = trpc.useUtils();
  const seen = useRef<string | undefined>(undefined);
  useLive<{ id: string; data: { hasChanged: boolean } }>({
    of: conversationId,
    open: (stream) =>
      utils.client.social.conversations.events.subscribe(
        { conversationId, lastEventId: seen.current },
        stream,
      ),
    onData: ({ id: revision, data }) => {
      // the first says where it begins: what happened between the page and the stream is read then
      const isNews = data.hasChanged && seen.current !== revision;
      seen.current = revision;
      if (!isNews) return;
      void utils.market.deals.get.invalidate({ id });
      void utils.market.reviews.invalidate();
    },
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED', 'CONVERSATION_NOT_FOUND', 'FORBIDDEN'),
  });
}
