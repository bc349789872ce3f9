import { done } from '@oche/validators/common';
import { switchRepliesInput } from '@oche/validators/inbound-mail/schemas';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as replies from './settings/replies.service.ts';

export const inboundMailRouter = router({
  set: memberProcedure
    .meta({ whileSuspended: true })
    .input(switchRepliesInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => replies.setReplies(ctx, input))),

  renew: memberProcedure
    .meta({ whileSuspended: true })
    .output(done)
    .mutation(thenOk(({ ctx }) => replies.renewReplies(ctx, ctx.actor.id))),
});
