import type { Executor } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './sent-draft.queries.ts';

/** Call it in the transaction that writes what was a draft. */
export async function dropSentDraft(
  { actor }: Pick<MemberContext, 'actor'>,
  db: Executor,
  draft: { id: number; revision: number } | undefined,
): Promise<void> {
  if (draft) await queries.deleteSentDraft(db, { ...draft, ownerId: actor.id });
}
