import type { openThreadInput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requirePublished, startThread } from '../../forum/index.ts';
import { organise } from '../core/lock.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import { getThreadOf, setThread } from './thread.queries.ts';

const WORDS = {
  de: 'Fragen, Fahrgemeinschaften, Sprüche: hier geht es um dieses Turnier.',
  en: 'Questions, lifts, banter: this is about this tournament.',
};

/**
 * Opens the thread in which a tournament is talked about, once: later calls get the one that is there. One that was
 * deleted makes room for another.
 *
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_PUBLIC as long as not everybody may
 * see it, what `startThread` is refused for, POST_WAITS when the thread waits for approval
 */
export async function openThread(
  ctx: MemberContext,
  { id, subforumId }: z.output<typeof openThreadInput>,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  const threadId = await organise(ctx, id, async (tx, tournament) => {
    const { status, isPublic, hiddenAt } = tournament;
    if (!isPublic || status === 'draft' || hiddenAt !== null) {
      throw new AppError('TOURNAMENT_NOT_PUBLIC');
    }
    const now = await getThreadOf.first(tx, { id });
    if (now?.threadId) return now.threadId;
    const started = await startThread(ctx, tx, {
      subforumId,
      title: tournament.name,
      // as a path: a link in somebody's first post would wait for approval, and its card is shown anyway
      content: `${WORDS[ctx.locale]}\n\n/tournaments/${id}`,
    });
    if (started > 0) await setThread(tx, { id, threadId: started });
    return started;
  });
  requirePublished(threadId);
  return getTournament(ctx, { id });
}
