import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/conversations';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as groups from './group.service.ts';

const { memberProcedure } = proceduresOf('messages');

const OK = { ok: true } as const;

/** Groups, as a part of `social.conversations`. */
export const groupsRouter = router({
  createGroup: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.createGroupInput)
    .output(schemas.openedOutput)
    .mutation(({ ctx, input }) => groups.createGroup(ctx, input)),

  nameGroup: memberProcedure
    .meta({ speaks: true })
    .input(schemas.nameGroupInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await groups.nameGroup(ctx, input);
      return OK;
    }),

  addToGroup: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.addToGroupInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await groups.addToGroup(ctx, input);
      return OK;
    }),

  removeFromGroup: memberProcedure
    .input(schemas.groupMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await groups.removeFromGroup(ctx, input);
      return OK;
    }),

  /** suspended members can always leave, and give away what they run */
  leaveGroup: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.conversationInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await groups.leaveGroup(ctx, input);
      return OK;
    }),

  handOverGroup: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.groupMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await groups.handOverGroup(ctx, input);
      return OK;
    }),
});
