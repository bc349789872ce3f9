import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/conversations/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as groups from './group.service.ts';

const { memberProcedure } = proceduresOf('messages', null);

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
    .mutation(thenOk(({ ctx, input }) => groups.nameGroup(ctx, input))),

  addToGroup: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.addToGroupInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => groups.addToGroup(ctx, input))),

  removeFromGroup: memberProcedure
    .input(schemas.groupMemberInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => groups.removeFromGroup(ctx, input))),

  /** suspended members can always leave, and give away what they run */
  leaveGroup: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.conversationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => groups.leaveGroup(ctx, input))),

  handOverGroup: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.groupMemberInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => groups.handOverGroup(ctx, input))),
});
