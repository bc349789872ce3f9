import { withTransaction } from '@oche/db';
import type {
  createNoteInput,
  noteListInput,
  noteListOutput,
  setNoteDeletedInput,
} from '@oche/validators/admin/members';
import { z } from 'zod';
import { type Actor, isAdmin, requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import * as queries from './note.queries.ts';

const cursorKey = z.tuple([z.int().min(1)]);

const canDelete = (actor: Actor, authorId: string) => isAdmin(actor) || actor.id === authorId;

/**
 * What the staff has noted of a member, for the staff alone, the latest first.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listNotes(
  { actor, db }: MemberContext,
  { userId, limit, cursor }: z.output<typeof noteListInput>,
): Promise<z.input<typeof noteListOutput>> {
  requireScope(actor, 'site');
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listNotes(db, { userId, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  return {
    nextCursor,
    items: items.map(({ id, text, createdAt, authorId, firstName, lastName }) => ({
      id,
      text,
      createdAt,
      author: { id: authorId, firstName, lastName },
      canDelete: canDelete(actor, authorId),
    })),
  };
}

/** @throws AppError FORBIDDEN, NOT_FOUND, also for somebody who has left */
export async function createNote(
  ctx: MemberContext,
  input: z.output<typeof createNoteInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  const { userId, text } = input;
  const authorId = ctx.actor.id;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: authorId, operation: 'note.create', input }, async () => {
      if (!(await queries.getNoted.first(tx, { id: userId }))) throw new AppError('NOT_FOUND');
      const now = ctx.clock.now().toISOString();
      const [note] = await queries.insertNote(tx, { userId, authorId, text, now });
      if (!note) throw new Error('the insert returned no note');
      await audit(ctx, tx, {
        action: 'member.note',
        thing: { kind: 'member', id: userId },
        scope: 'site',
        after: { note: note.id },
      });
      return note.id;
    }),
  );
  return { id };
}

/**
 * Takes a note away, or brings it back; its author and admins may.
 * @throws AppError FORBIDDEN, NOTE_NOT_FOUND
 */
export async function setNoteDeleted(
  ctx: MemberContext,
  { id, isDeleted }: z.output<typeof setNoteDeletedInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  await withTransaction(ctx.db, async (tx) => {
    const note = await queries.lockNote.first(tx, { id });
    if (!note) throw new AppError('NOTE_NOT_FOUND');
    if (!canDelete(ctx.actor, note.authorId)) throw new AppError('FORBIDDEN');
    if ((note.deletedAt !== null) === isDeleted) return;
    const deletedAt = isDeleted ? ctx.clock.now().toISOString() : null;
    await queries.setDeleted(tx, { id, deletedAt });
    await audit(ctx, tx, {
      action: isDeleted ? 'member.deleteNote' : 'member.restoreNote',
      thing: { kind: 'member', id: note.userId },
      scope: 'site',
      before: { note: id },
    });
  });
}
