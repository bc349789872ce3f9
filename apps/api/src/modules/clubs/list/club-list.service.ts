import type {
  ClubSummary,
  clubListInput,
  clubListOutput,
  clubsOfMemberInput,
  OwnClubs,
} from '@oche/validators/clubs/schemas';
import { z } from 'zod';
import type { SitemapEntry } from '../../../lib/declared/sitemap.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { toSummary } from '../club/summary.ts';
import * as queries from './club-list.queries.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor'>;

const INT4_MAX = 2_147_483_647;
const position = z.tuple([z.int().min(0).max(INT4_MAX), z.int().min(0)]);
const FIRST = [INT4_MAX, Number.MAX_SAFE_INTEGER] as const;

/**
 * Public clubs, those with most members first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listClubs(
  { db, actor }: Reading,
  { search, limit, cursor }: z.output<typeof clubListInput>,
): Promise<z.infer<typeof clubListOutput>> {
  const [memberCount, before] = cursor ? decodeCursor(position, cursor) : FIRST;
  const reading = { viewerId: actor?.id ?? '', memberCount, before };
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      search
        ? queries.findClubs(db, { ...reading, text: search, limit: count })
        : queries.listClubs(db, { ...reading, limit: count }),
    (last) => encodeCursor([last.memberCount, last.id]),
  );
  return { items: items.map(toSummary), nextCursor };
}

/** The clubs of a member, and what is open between clubs and them. */
export async function listOwnClubs({ db, actor }: MemberContext): Promise<OwnClubs> {
  const viewer = viewerOf(actor);
  const [clubs, admissions] = await Promise.all([
    queries.listOwnClubs(db, viewer),
    queries.listOwnAdmissions(db, viewer),
  ]);
  return {
    clubs: clubs.map((row) => ({ ...toSummary(row), requestCount: row.requestCount })),
    invitations: admissions
      .filter(({ isInvitation }) => isInvitation)
      .map((row) => ({ club: toSummary(row), by: inviterOf(row), invitedAt: row.askedAt })),
    requests: admissions.filter(({ isInvitation }) => !isInvitation).map(toSummary),
  };
}

type AdmissionRow = Awaited<ReturnType<typeof queries.listOwnAdmissions>>[number];

const inviterOf = ({
  inviterId,
  firstName,
  lastName,
}: AdmissionRow): OwnClubs['invitations'][number]['by'] =>
  inviterId !== null && firstName !== null && lastName !== null
    ? { id: inviterId, firstName, lastName }
    : null;

/** The clubs of a member, for those who see their profile; none for anybody else. */
export async function listClubsOfMember(
  { db, actor }: Reading,
  { userId }: z.output<typeof clubsOfMemberInput>,
): Promise<ClubSummary[]> {
  const rows = await queries.listClubsOfMember(db, { ...viewerOf(actor), userId });
  return rows.map(toSummary);
}

/** @returns how many sitemaps the clubs need, each for `size` consecutive ids */
export async function countClubParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  const last = await queries.getLastId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/** Public clubs with the `size` ids from `part * size` on. */
export async function listClubPages(
  { db }: Pick<Deps, 'db'>,
  part: number,
  size: number,
): Promise<SitemapEntry[]> {
  const range = { from: part * size, to: (part + 1) * size };
  const rows = await queries.listSitemapClubs(db, range);
  return rows.map(({ id, changedAt }) => ({ path: `/clubs/${id}`, changedAt }));
}
