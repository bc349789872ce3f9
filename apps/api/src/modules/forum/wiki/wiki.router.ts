import { setWikiInput } from '@oche/validators/forum/levels/wiki';
import { threadOutput } from '@oche/validators/forum/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { setWiki } from './wiki.service.ts';

const { memberProcedure } = proceduresOf('forum', 'forum');

/** First posts that others may edit. */
export const wikiRouter = router({
  set: memberProcedure
    .meta({ speaks: true })
    .input(setWikiInput)
    .output(threadOutput)
    .mutation(({ ctx, input }) => setWiki(ctx, input)),
});
