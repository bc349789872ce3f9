import * as schemas from '@oche/validators/market/deals';
import { addDisputePhotosInput, answerQuestionInput } from '@oche/validators/market/disputes';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { getDeal, listDeals } from './deal/deal.service.ts';
import { cancelDeal, confirmDeal, sellTo, takeBackConfirm } from './deal/deal-change.service.ts';
import {
  addPhotos,
  answerDispute,
  answerQuestion,
  disputeDeal,
} from './dispute/dispute.service.ts';
import { giveAddress } from './handover/address.service.ts';
import * as meetings from './handover/meeting.service.ts';

const { dealInput, dealOutput } = schemas;

/** Deals are of no area: what was agreed is settled while the marketplace is switched off. */
export const dealsRouter = router({
  get: memberProcedure
    .input(dealInput)
    .output(dealOutput)
    .query(({ ctx, input }) => getDeal(ctx, input)),

  list: memberProcedure
    .input(schemas.dealListInput)
    .output(schemas.dealListOutput)
    .query(({ ctx, input }) => listDeals(ctx, input)),

  sellTo: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.sellToInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => sellTo(ctx, input)),

  cancel: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.cancelDealInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => cancelDeal(ctx, input)),

  confirm: memberProcedure
    .meta({ whileSuspended: true })
    .input(dealInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => confirmDeal(ctx, input)),

  takeBackConfirm: memberProcedure
    .meta({ whileSuspended: true })
    .input(dealInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => takeBackConfirm(ctx, input)),

  giveAddress: memberProcedure
    .meta({ speaks: true })
    .input(schemas.giveAddressInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => giveAddress(ctx, input)),

  proposeMeeting: memberProcedure
    .input(schemas.proposeMeetingInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => meetings.proposeMeeting(ctx, input)),

  agreeMeeting: memberProcedure
    .input(dealInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => meetings.agreeMeeting(ctx, input)),

  callOffMeeting: memberProcedure
    .meta({ whileSuspended: true })
    .input(dealInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => meetings.callOffMeeting(ctx, input)),

  dispute: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.disputeInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => disputeDeal(ctx, input)),

  answerDispute: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.disputeInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => answerDispute(ctx, input)),

  addDisputePhotos: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(addDisputePhotosInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => addPhotos(ctx, input)),

  answerQuestion: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(answerQuestionInput)
    .output(dealOutput)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
});
