import { suggestionsOutput } from '@oche/validators/people/friends';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { listSuggestions } from './suggestion.service.ts';

const { memberProcedure } = proceduresOf('messages', 'friends');

/** Stands beside the friends' own procedures. */
export const suggestionsRouter = router({
  suggestions: memberProcedure.output(suggestionsOutput).query(({ ctx }) => listSuggestions(ctx)),
});
