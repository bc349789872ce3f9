import * as schemas from '@oche/validators/challenges/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as alerts from './alerts/alert.service.ts';
import { getChallenge } from './challenge/challenge.service.ts';
import * as change from './challenge/challenge-change.service.ts';
import * as lists from './list/challenge-list.service.ts';
import * as answers from './meeting/answer.service.ts';
import * as meeting from './meeting/meeting.service.ts';

const { memberProcedure } = proceduresOf('games', 'games');

const { challengeInput, challengeOutput } = schemas;

export const challengesRouter = router({
  list: memberProcedure
    .input(schemas.challengeListInput)
    .output(schemas.challengeListOutput)
    .query(({ ctx, input }) => lists.listChallenges(ctx, input)),

  listOwn: memberProcedure
    .input(schemas.ownChallengesInput)
    .output(schemas.ownChallengesOutput)
    .query(({ ctx, input }) => lists.listOwnChallenges(ctx, input)),

  get: memberProcedure
    .input(challengeInput)
    .output(challengeOutput)
    .query(({ ctx, input }) => getChallenge(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.createChallengeInput)
    .output(challengeOutput)
    .mutation(({ ctx, input }) => change.createChallenge(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateChallengeInput)
    .output(challengeOutput)
    .mutation(({ ctx, input }) => change.updateChallenge(ctx, input)),

  close: memberProcedure
    .meta({ whileSuspended: true })
    .input(challengeInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => change.closeChallenge(ctx, input))),

  decline: memberProcedure
    .input(challengeInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => change.declineChallenge(ctx, input))),

  answer: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.answerChallengeInput)
    .output(challengeOutput)
    .mutation(({ ctx, input }) => answers.answerChallenge(ctx, input)),

  withdraw: memberProcedure
    .meta({ area: null, whileSuspended: true })
    .input(challengeInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => answers.withdrawAnswer(ctx, input))),

  agree: memberProcedure
    .meta({ speaks: true })
    .input(schemas.agreeInput)
    .output(challengeOutput)
    .mutation(({ ctx, input }) => answers.agree(ctx, input)),

  cancel: memberProcedure
    .meta({ area: null, whileSuspended: true })
    .input(schemas.cancelMeetingInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => meeting.cancelMeeting(ctx, input))),

  listLounges: memberProcedure
    .input(schemas.meetingLoungesInput)
    .output(schemas.meetingLoungesOutput)
    .query(({ ctx, input }) => meeting.listMeetingLounges(ctx, input)),

  attachBooking: memberProcedure
    .input(schemas.attachBookingInput)
    .output(challengeOutput)
    .mutation(({ ctx, input }) => meeting.attachBooking(ctx, input)),

  alert: router({
    get: memberProcedure
      .output(schemas.challengeAlertOutput)
      .query(({ ctx }) => alerts.getAlert(ctx)),

    save: memberProcedure
      .input(schemas.saveChallengeAlertInput)
      .output(schemas.challengeAlertOutput)
      .mutation(({ ctx, input }) => alerts.saveAlert(ctx, input)),

    delete: memberProcedure
      .meta({ whileSuspended: true })
      .output(done)
      .mutation(thenOk(({ ctx }) => alerts.deleteAlert(ctx))),
  }),
});
