import {
  takeVersionsInput,
  takeVersionsOutput,
  versionsInput,
  versionsOutput,
} from '@oche/validators/forum/versions';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { listVersions, takeVersions } from './version.service.ts';

const { publicProcedure, staffProcedure } = proceduresOf('forum', 'forum');

/** What posts said before they were edited. */
export const versionRouter = router({
  list: publicProcedure
    .input(versionsInput)
    .output(versionsOutput)
    .query(({ ctx, input }) => listVersions(ctx, input)),

  take: staffProcedure
    .input(takeVersionsInput)
    .output(takeVersionsOutput)
    .mutation(({ ctx, input }) => takeVersions(ctx, input)),
});
