import type { dismissSuggestionInput } from '@oche/validators/people/friends';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { insertDismissal } from './dismissal.queries.ts';

/** Never suggests somebody again. The same again changes nothing. */
export const dismissSuggestion = (
  { db, actor }: MemberContext,
  { userId }: z.output<typeof dismissSuggestionInput>,
): Promise<void> => insertDismissal(db, { userId: actor.id, suggestedId: userId });
