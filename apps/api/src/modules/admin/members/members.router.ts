import * as schemas from '@oche/validators/admin/members';
import { done, id } from '@oche/validators/common';
import * as z from 'zod/mini';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, moderatorProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { listContent } from './content.service.ts';
import { listAllMembers } from './list.service.ts';
import * as members from './member.service.ts';
import * as notes from './note.service.ts';
import { updateMember } from './update.service.ts';

export const membersRouter = router({
  list: moderatorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/users',
        summary: 'All members, searched, sorted and filtered',
        tag: 'Administration',
      },
    })
    .input(schemas.memberListInput)
    .output(schemas.memberListOutput)
    .query(({ ctx, input }) => listAllMembers(ctx, input)),

  get: adminProcedure
    .input(schemas.memberIdInput)
    .output(schemas.adminMember)
    .query(({ ctx, input }) => members.getMember(ctx, input)),

  update: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/admin/users/{id}',
        summary: 'Change username, address, role and status of a member',
        tag: 'Administration',
      },
    })
    .input(schemas.updateMemberInput)
    .output(schemas.adminMember)
    .mutation(({ ctx, input }) => updateMember(ctx, input)),

  sessions: adminProcedure
    .meta({ isSecurity: true })
    .input(schemas.memberIdInput)
    .output(schemas.memberSessionsOutput)
    .query(({ ctx, input }) => members.listMemberSessions(ctx, input)),

  endSessions: adminProcedure
    .input(schemas.endSessionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => members.endMemberSessions(ctx, input))),

  content: adminProcedure
    .input(schemas.contentInput)
    .output(schemas.contentOutput)
    .query(({ ctx, input }) => listContent(ctx, input)),

  cases: adminProcedure
    .input(schemas.memberCasesInput)
    .output(schemas.memberCasesOutput)
    .query(({ ctx, input }) => members.listMemberCases(ctx, input)),

  note: router({
    list: moderatorProcedure
      .input(schemas.noteListInput)
      .output(schemas.noteListOutput)
      .query(({ ctx, input }) => notes.listNotes(ctx, input)),

    create: moderatorProcedure
      .input(schemas.createNoteInput)
      .output(z.object({ id }))
      .mutation(({ ctx, input }) => notes.createNote(ctx, input)),

    setDeleted: moderatorProcedure
      .input(schemas.setNoteDeletedInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => notes.setNoteDeleted(ctx, input))),
  }),
});
