import type { Suggestion } from '@oche/validators/people/friends';
import type { MemberContext } from '../../lib/deps.ts';
import { viewerOf } from '../people/index.ts';
import * as queries from './suggestion.queries.ts';

/** Members whom the member may know, those with the best reasons first. */
export const listSuggestions = ({ db, actor }: MemberContext): Promise<Suggestion[]> =>
  // staff, too, are suggested only to members who see them
  queries.listSuggestions(db, { ...viewerOf(actor), isStaff: false });
