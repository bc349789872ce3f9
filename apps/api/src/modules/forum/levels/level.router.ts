import {
  fixLevelInput,
  memberLevelInput,
  memberLevelOutput,
  ownLevelOutput,
} from '@oche/validators/forum/levels/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { readOwnLevel } from './level.service.ts';
import * as staff from './level-staff.service.ts';

const { memberProcedure, staffProcedure } = proceduresOf('forum', 'forum');

/** What members have earned in the forum, for themselves and for the staff. */
export const levelRouter = router({
  mine: memberProcedure.output(ownLevelOutput).query(({ ctx }) => readOwnLevel(ctx)),

  get: staffProcedure
    .input(memberLevelInput)
    .output(memberLevelOutput)
    .query(({ ctx, input }) => staff.getMemberLevel(ctx, input)),

  fix: staffProcedure
    .input(fixLevelInput)
    .output(memberLevelOutput)
    .mutation(({ ctx, input }) => staff.fixLevel(ctx, input)),

  release: staffProcedure
    .input(memberLevelInput)
    .output(memberLevelOutput)
    .mutation(({ ctx, input }) => staff.releaseLevel(ctx, input)),
});
