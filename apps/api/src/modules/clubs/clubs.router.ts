import * as schemas from '@oche/validators/clubs';
import { done } from '@oche/validators/common';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { getClub } from './club/club.service.ts';
import { createClub, updateClub } from './club/club-change.service.ts';
import * as lists from './list/club-list.service.ts';
import * as admissions from './members/admission.service.ts';
import * as members from './members/member.service.ts';
import { setClubNews } from './news/news.service.ts';
import { readClubRanking } from './ranking/ranking.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('clubs');

const OK = { ok: true } as const;
const { clubInput, clubOutput } = schemas;

export const clubsRouter = router({
  list: publicProcedure
    .input(schemas.clubListInput)
    .output(schemas.clubListOutput)
    .query(({ ctx, input }) => lists.listClubs(ctx, input)),

  listOwn: memberProcedure
    .output(schemas.ownClubsOutput)
    .query(({ ctx }) => lists.listOwnClubs(ctx)),

  ofMember: publicProcedure
    .input(schemas.clubsOfMemberInput)
    .output(schemas.clubsOfMemberOutput)
    .query(({ ctx, input }) => lists.listClubsOfMember(ctx, input)),

  get: publicProcedure
    .input(clubInput)
    .output(clubOutput)
    .query(({ ctx, input }) => getClub(ctx, input)),

  ranking: publicProcedure
    .input(schemas.clubRankingInput)
    .output(schemas.clubRankingOutput)
    .query(({ ctx, input }) => readClubRanking(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.createClubInput)
    .output(clubOutput)
    .mutation(({ ctx, input }) => createClub(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateClubInput)
    .output(clubOutput)
    .mutation(({ ctx, input }) => updateClub(ctx, input)),

  setNews: memberProcedure
    .meta({ speaks: true })
    .input(schemas.setClubNewsInput)
    .output(clubOutput)
    .mutation(({ ctx, input }) => setClubNews(ctx, input)),

  leave: memberProcedure
    .meta({ area: null, whileSuspended: true })
    .input(clubInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.leaveClub(ctx, input);
      return OK;
    }),

  members: router({
    list: publicProcedure
      .input(schemas.clubMembersInput)
      .output(schemas.clubMembersOutput)
      .query(({ ctx, input }) => members.listMembers(ctx, input)),

    remove: memberProcedure
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await members.removeMember(ctx, input);
        return OK;
      }),

    setRole: memberProcedure
      .input(schemas.setClubRoleInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await members.setMemberRole(ctx, input);
        return OK;
      }),

    handOver: memberProcedure
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await members.handOver(ctx, input);
        return OK;
      }),
  }),

  admissions: router({
    list: memberProcedure
      .input(schemas.clubMembersInput)
      .output(schemas.clubAdmissionsOutput)
      .query(({ ctx, input }) => admissions.listAdmissions(ctx, input)),

    request: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(schemas.requestClubInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.requestClub(ctx, input);
        return OK;
      }),

    withdraw: memberProcedure
      .meta({ whileSuspended: true })
      .input(clubInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.withdrawRequest(ctx, input);
        return OK;
      }),

    answer: memberProcedure
      .input(schemas.answerRequestInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.answerRequest(ctx, input);
        return OK;
      }),

    invite: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.inviteToClub(ctx, input);
        return OK;
      }),

    revoke: memberProcedure
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.revokeInvitation(ctx, input);
        return OK;
      }),

    answerInvitation: memberProcedure
      .input(schemas.answerInvitationInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await admissions.answerInvitation(ctx, input);
        return OK;
      }),
  }),
});
