import {
  bookingOutput,
  joinWaitingListInput,
  takeOfferInput,
  waitingListEntryIdInput,
  waitingListEntryOutput,
  waitingListOutput,
} from '@oche/validators/bookings/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as waitingList from './waiting-list.service.ts';

const { memberProcedure } = proceduresOf('lounges', 'bookings');

export const waitingListRouter = router({
  list: memberProcedure
    .meta({ area: null })
    .output(waitingListOutput)
    .query(({ ctx }) => waitingList.listEntries(ctx)),

  join: memberProcedure
    .meta({ limit: 'posting' })
    .input(joinWaitingListInput)
    .output(waitingListEntryOutput)
    .mutation(({ ctx, input }) => waitingList.joinWaitingList(ctx, input)),

  leave: memberProcedure
    .meta({ area: null, whileSuspended: true })
    .input(waitingListEntryIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => waitingList.leaveWaitingList(ctx, input))),

  take: memberProcedure
    .input(takeOfferInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => waitingList.takeOffer(ctx, input)),
});
