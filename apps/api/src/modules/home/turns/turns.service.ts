import { type HomeTurn, turnKinds } from '@oche/validators/home/schemas';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './turns.queries.ts';

/** What waits for the member to do something: for a game, an answer, a word. The most urgent comes first. */
export async function listTurns({ db, actor, clock }: MemberContext): Promise<HomeTurn[]> {
  const turns = await queries.listTurns(db, {
    userId: actor.id,
    now: clock.now().toISOString(),
  });
  return turns.sort((a, b) => turnKinds.indexOf(a.kind) - turnKinds.indexOf(b.kind));
}
