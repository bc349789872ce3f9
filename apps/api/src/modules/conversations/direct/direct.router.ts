import * as schemas from '@oche/validators/conversations/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { openAbout } from '../subject/open-about.service.ts';
import * as direct from './direct.service.ts';

const { memberProcedure } = proceduresOf('messages', null);

const tag = 'Messages';

/** How conversations begin, as a part of `social.conversations`. */
export const directRouter = router({
  openDirect: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.openDirectInput)
    .output(schemas.openedOutput)
    .mutation(({ ctx, input }) => direct.openDirect(ctx, input)),

  openAbout: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.openAboutInput)
    .output(schemas.openedOutput)
    .mutation(({ ctx, input }) => openAbout(ctx, input)),

  directMessages: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/messages/{friendId}',
        summary: 'What was said with another member, the latest page first, each page in its order',
        tag,
      },
    })
    .input(schemas.directMessagesInput)
    .output(schemas.directMessagesOutput)
    .query(({ ctx, input }) => direct.listDirectMessages(ctx, input)),

  sendDirect: memberProcedure
    .meta({
      speaks: true,
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/messages',
        summary: 'Says something to another member',
        tag,
        status: 201,
      },
    })
    .input(schemas.sendDirectInput)
    .output(schemas.messageOutput)
    .mutation(({ ctx, input }) => direct.sendDirect(ctx, input)),
});
