import type { dismissSuggestionInput, Suggestion } from '@oche/validators/people/friends';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { viewerOf } from '../viewer.ts';
import * as queries from './suggestion.queries.ts';

/** Members whom the member may know, those with the best reasons first. */
export const listSuggestions = ({ db, actor }: MemberContext): Promise<Suggestion[]> =>
  // staff, too, are suggested only to members who see them
  queries.listSuggestions(db, { ...viewerOf(actor), isStaff: false });

/** Never suggests somebody again. The same again changes nothing. */
export const dismissSuggestion = (
  { db, actor }: MemberContext,
  { userId }: z.output<typeof dismissSuggestionInput>,
): Promise<void> => queries.insertDismissal(db, { userId: actor.id, suggestedId: userId });
