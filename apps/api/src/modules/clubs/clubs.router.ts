import * as schemas from '@oche/validators/clubs/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { getClub } from './club/club.service.ts';
import { createClub, updateClub } from './club/club-change.service.ts';
import * as lists from './list/club-list.service.ts';
import * as admissions from './membership/admission.service.ts';
import * as members from './membership/member.service.ts';
import { setClubNews } from './news/news.service.ts';
import { readClubRanking } from './ranking/ranking.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('clubs', 'clubs');

const { clubInput, clubOutput } = schemas;

const tag = 'Clubs';

export const clubsRouter = router({
  list: publicProcedure
    .meta({ rest: { method: 'GET', path: '/clubs', summary: 'Clubs, by name', tag } })
    .input(schemas.clubListInput)
    .output(schemas.clubListOutput)
    .query(({ ctx, input }) => lists.listClubs(ctx, input)),

  listOwn: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/users/clubs',
        summary: 'The member’s own clubs, and which have invited them or are asked',
        tag,
      },
    })
    .output(schemas.ownClubsOutput)
    .query(({ ctx }) => lists.listOwnClubs(ctx)),

  ofMember: publicProcedure
    .input(schemas.clubsOfMemberInput)
    .output(schemas.clubsOfMemberOutput)
    .query(({ ctx, input }) => lists.listClubsOfMember(ctx, input)),

  get: publicProcedure
    .meta({ rest: { method: 'GET', path: '/clubs/{id}', summary: 'A club', tag } })
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
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'PUT',
        path: '/clubs/{id}',
        summary: 'Changes what a club says of itself, by its officers',
        tag,
      },
    })
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
    .mutation(thenOk(({ ctx, input }) => members.leaveClub(ctx, input))),

  members: router({
    list: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/clubs/{id}/members',
          summary: 'The members of a club, as far as the reader may see them',
          tag,
        },
      })
      .input(schemas.clubMembersInput)
      .output(schemas.clubMembersOutput)
      .query(({ ctx, input }) => members.listMembers(ctx, input)),

    remove: memberProcedure
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => members.removeMember(ctx, input))),

    setRole: memberProcedure
      .meta({ scope: null })
      .input(schemas.setClubRoleInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => members.setMemberRole(ctx, input))),

    handOver: memberProcedure
      .meta({ scope: null })
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => members.handOver(ctx, input))),
  }),

  admissions: router({
    list: memberProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/clubs/{id}/admissions',
          summary: 'Who asks to join a club, and whom it has invited, for its officers',
          tag,
        },
      })
      .input(schemas.clubMembersInput)
      .output(schemas.clubAdmissionsOutput)
      .query(({ ctx, input }) => admissions.listAdmissions(ctx, input)),

    request: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'POST',
          path: '/clubs/{id}/requests',
          summary: 'Asks to join a club',
          tag,
        },
      })
      .input(schemas.requestClubInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.requestClub(ctx, input))),

    withdraw: memberProcedure
      .meta({ whileSuspended: true })
      .input(clubInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.withdrawRequest(ctx, input))),

    answer: memberProcedure
      .meta({
        rest: {
          method: 'PUT',
          path: '/clubs/{id}/requests/{userId}',
          summary: 'Admits who asks to join, or not, by the club’s officers',
          tag,
        },
      })
      .input(schemas.answerRequestInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.answerRequest(ctx, input))),

    invite: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'PUT',
          path: '/clubs/{id}/invitations/{userId}',
          summary: 'Invites a member to a club, by its officers',
          tag,
        },
      })
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.inviteToClub(ctx, input))),

    revoke: memberProcedure
      .input(schemas.clubMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.revokeInvitation(ctx, input))),

    answerInvitation: memberProcedure
      .input(schemas.answerInvitationInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admissions.answerInvitation(ctx, input))),
  }),
});
