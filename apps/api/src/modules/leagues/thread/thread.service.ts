import type { LeagueOutput, openLeagueThreadInput } from '@oche/validators/leagues/league';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requirePublished, startThread } from '../../forum/index.ts';
import { manageLeague } from '../core/lock.service.ts';
import { getLeague } from '../league/league.service.ts';
import { getThreadOf, setThread } from './thread.queries.ts';

const WORDS = {
  de: 'Hier schreibt die Spielleitung, was es Neues gibt. Fragen und Antworten sind willkommen.',
  en: 'This is where the officers write what is new. Questions and answers are welcome.',
};

/**
 * Opens the thread with a league's news, once: later calls get the one that is there. One that was deleted makes room for
 * another.
 *
 * @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, LEAGUE_NOT_PUBLIC for a hidden one, what `startThread` is refused for,
 * POST_WAITS when the thread waits for approval
 */
export async function openThread(
  ctx: MemberContext,
  { id, subforumId }: z.output<typeof openLeagueThreadInput>,
): Promise<LeagueOutput> {
  requireVoice(ctx.actor);
  const threadId = await manageLeague(ctx, id, async (tx, league) => {
    if (league.hiddenAt !== null) throw new AppError('LEAGUE_NOT_PUBLIC');
    const now = await getThreadOf.first(tx, { id });
    if (now) return now.threadId;
    const started = await startThread(ctx, tx, {
      subforumId,
      title: league.name,
      // as a path: a link in somebody's first post would wait for approval
      content: `${WORDS[ctx.locale]}\n\n/leagues/${id}`,
    });
    if (started > 0) await setThread(tx, { id, threadId: started });
    return started;
  });
  requirePublished(threadId);
  return getLeague(ctx, { id });
}
