import type { Executor } from '@oche/db';
import type { AdminTournamentSort, AdminTournamentState } from '@oche/validators/admin/lists';
import type { tournamentGames } from '@oche/validators/tournaments/limits';
import { sql } from 'kysely';
import {
  countUpTo,
  isBehind,
  isFound,
  isReportedAs,
  type ListKey,
  type ListWish,
  openCase,
  standingHiding,
} from '../lists/lists.select.ts';

export interface TournamentWish extends ListWish {
  sort: AdminTournamentSort;
  state?: AdminTournamentState | undefined;
  gameFormat?: (typeof tournamentGames)[number] | undefined;
}

const KINDS = ['tournament'];

const keys: Record<AdminTournamentSort, ListKey> = {
  name: { key: sql`thing.search_text`, type: 'text' },
  entryFee: { key: sql`thing.entry_fee_cents`, type: 'bigint' },
  startDate: { key: sql`thing.starts_at`, type: 'timestamptz' },
  createdAt: { key: sql`thing.id`, type: 'bigint' },
};

/** Two text indexes, each of one part of the tournaments. */
const PARTS = [
  sql<boolean>`thing.is_public and thing.hidden_at is null`,
  sql<boolean>`(not thing.is_public or thing.hidden_at is not null)`,
];

const inState = (state: AdminTournamentState) =>
  state === 'hidden'
    ? sql<boolean>`thing.hidden_at is not null`
    : sql<boolean>`thing.status = ${state}::text`;

/** Whatever was announced; a draft is its organisers' alone. */
const found = (db: Executor, wish: TournamentWish) =>
  db
    .selectFrom('tournaments as thing')
    .select(['thing.id', keys[wish.sort].key.as('key')])
    .where('thing.status', '<>', sql.lit('draft'))
    .where(isFound(sql`thing.search_text`, wish, PARTS))
    .where(isReportedAs(KINDS, wish))
    .$if(wish.state !== undefined, (rows) => rows.where(inState(wish.state ?? 'hidden')))
    .$if(wish.gameFormat !== undefined, (rows) =>
      rows.where('thing.game_format', '=', wish.gameFormat ?? '501'),
    )
    .$if(wish.ownerId !== null, (rows) => rows.where('thing.created_by', '=', wish.ownerId ?? ''));

/** The next ones in their order, by id and by what they are sorted by. */
export const foundTournaments = (db: Executor, wish: TournamentWish, limit: number) =>
  found(db, wish)
    .where(isBehind(keys[wish.sort], wish))
    .orderBy(keys[wish.sort].key, wish.direction)
    .orderBy('thing.id', wish.direction)
    .limit(limit);

export const listTournaments = (db: Executor, wish: TournamentWish, limit: number) =>
  db
    .selectFrom(foundTournaments(db, wish, limit).as('page'))
    .innerJoin('tournaments as thing', 'thing.id', 'page.id')
    .leftJoin('users as owner', 'owner.id', 'thing.created_by')
    .leftJoin('lounges as lounge', 'lounge.id', 'thing.lounge_id')
    .select([
      'thing.id',
      'page.key',
      'thing.name',
      'thing.game_format as gameFormat',
      'thing.kind as tournamentType',
      'thing.entry_fee_cents as entryFeeCents',
      'thing.starts_at as startDate',
      'thing.entered_count as enteredCount',
      'thing.max_participants as maxParticipants',
      'thing.is_public as isPublic',
      'thing.location',
      'thing.status',
      'thing.hidden_at as hiddenAt',
      'thing.created_at as createdAt',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'owner.id as ownerId',
      'owner.first_name as ownerFirstName',
      'owner.last_name as ownerLastName',
      openCase(KINDS).as('openCase'),
      standingHiding(KINDS).as('hiding'),
    ])
    .orderBy('page.key', wish.direction)
    .orderBy('page.id', wish.direction)
    .execute();

export const countTournaments = (db: Executor, wish: TournamentWish, limit: number) =>
  countUpTo(db, found(db, wish), limit);
