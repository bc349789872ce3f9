import { useNavigate } from '@tanstack/react-router';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Side } from './players.ts';
import type { Setup } from './setup-form.ts';
import { startDraft } from './start-draft.ts';
import type { StartSearch } from './wanted.ts';

/** Starts a game, once however often it is sent, and goes to where it is scored, or waited for. */
export function useStart(ownId: string, search: StartSearch) {
  const navigate = useNavigate();
  const start = trpc.games.start.useMutation();
  async function begin(sides: Side[], setup: Setup): Promise<void> {
    const attempt = attemptOf(ownId, 'game');
    const input = { sides, ...setup };
    const { id } = await start.mutateAsync({ ...input, idempotencyKey: attempt.keyFor(input) });
    attempt.succeed();
    startDraft(ownId, search).clear();
    const isAsked = sides.flat().filter((player) => 'userId' in player).length > 1;
    await navigate({
      to: isAsked ? '/games/$id' : '/games/$id/score',
      params: { id: String(id) },
    });
  }
  return { start, begin };
}
