import { dateTime } from '@oche/validators/common';
import type { Activity, activityInput, activityOutput } from '@oche/validators/home/schemas';
import { euroOf } from '@oche/validators/money';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { type PictureRow, toPicture } from '../../uploads/index.ts';
import { type FeedKey, type FeedRow, listFeed } from './feed.queries.ts';

const cursorKey = z.tuple([dateTime, z.string().max(20), z.string().max(300)]);
const NEWEST: FeedKey = { happenedAt: '9999-12-31T00:00:00.000Z', kind: '', subject: '' };

/** What has happened with friends, with members whom the member follows, and with what they watch; the latest first. */
export async function listActivity(
  { db, actor }: MemberContext,
  { limit, cursor }: z.output<typeof activityInput>,
): Promise<z.infer<typeof activityOutput>> {
  const from = cursor === undefined ? NEWEST : keyOf(decodeCursor(cursorKey, cursor));
  const page = await readPage(
    limit,
    (count) => listFeed(db, { ...viewerOf(actor), ...from, limit: count }),
    ({ happenedAt, kind, subject }) => encodeCursor([happenedAt, kind, subject]),
  );
  return { items: page.items.flatMap((row) => toActivity(row) ?? []), nextCursor: page.nextCursor };
}

const keyOf = ([happenedAt, kind, subject]: z.output<typeof cursorKey>): FeedKey => ({
  happenedAt,
  kind,
  subject,
});

/** @returns null for what went away while it was read */
function toActivity(row: FeedRow): Activity | null {
  const base = {
    key: `${row.kind} ${row.subject}`,
    happenedAt: row.happenedAt,
    person: personOf(row),
  };
  const { kind, other, told } = row;
  const id = row.subjectId ?? 0;
  if (kind === 'achievement') {
    const achievement = row.subject as AchievementKind;
    return { ...base, key: `${base.key} ${row.id}`, kind, achievement, gameId: id };
  }
  if (kind === 'friendship') return other && { ...base, kind, other };
  if (!told) return null;
  if (kind === 'thread') return { ...base, kind, thread: { id, ...(told as Told['thread']) } };
  if (kind === 'game') return { ...base, kind, other, game: { id, ...(told as Told['game']) } };
  if (kind === 'item') return { ...base, kind, item: { id, ...toItem(told as Told['item']) } };
  return { ...base, kind, tournament: { id, ...(told as Told['tournament']) } };
}

interface Told {
  thread: { title: string; subforum: string };
  game: { isWon: boolean | null; legsWon: number; legsLost: number; average: number | null };
  item: { title: string; priceCents: number; isWanted: boolean; picture: PictureRow | null };
  tournament: { name: string; startDate: string };
}

const toItem = ({ title, priceCents, isWanted, picture }: Told['item']) => ({
  title,
  price: euroOf(priceCents),
  isWanted,
  picture: picture && toPicture(picture),
});

const personOf = (row: FeedRow): Activity['person'] => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  userType: row.userType,
  role: row.role,
});
