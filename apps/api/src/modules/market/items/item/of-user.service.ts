import type { itemsOfUserInput, itemsOfUserOutput } from '@oche/validators/market/schemas';
import { euroOrNull } from '@oche/validators/money';
import { z } from 'zod';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../../lib/pagination.ts';
import { viewerOf } from '../../../people/index.ts';
import { toCard } from './card.select.ts';
import { getMember, listOfUser } from './of-user.queries.ts';
import { ownItemOf } from './own-item.service.ts';

const position = z.tuple([z.int().min(1)]);

/**
 * Ads of a member, the latest first: those that everybody sees; the reader's own in every state but drafts.
 * @throws AppError MEMBER_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listOfMember(
  { db, actor, clock }: ServiceContext,
  { userId, intent, status, limit, cursor }: z.output<typeof itemsOfUserInput>,
): Promise<z.input<typeof itemsOfUserOutput>> {
  const { viewerId } = viewerOf(actor);
  const isOwn = viewerId === userId;
  const [before] = cursor ? decodeCursor(position, cursor) : [Number.MAX_SAFE_INTEGER];
  const wish = { intent: intent ?? null, status: status ?? null };
  const asked = { ...wish, userId, viewerId, isOwn, before };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listOfUser(db, { ...asked, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  if (items.length === 0 && !(await getMember.first(db, { userId }))) {
    throw new AppError('MEMBER_NOT_FOUND');
  }
  const now = clock.now();
  return {
    nextCursor,
    items: await Promise.all(
      items.map(async (row) => ({
        ...toCard(row),
        agreedPrice: euroOrNull(row.agreedCents),
        own: isOwn ? await ownItemOf(db, row, now) : null,
      })),
    ),
  };
}
