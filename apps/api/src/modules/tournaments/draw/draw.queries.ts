import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { DrawOutput } from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';

/** What decides who is drawn, and how. */
export const getDrawn = prepared(
  'tournaments.getDrawn',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments')
      .select(['kind', 'check_in_opens_at as checkInOpensAt'])
      .where('id', '=', p('tournamentId')),
);

/** When an evening begins and was announced to end, on the clock of its place. */
export const getTimes = prepared(
  'tournaments.getTimes',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments')
      .leftJoin('lounges', 'lounges.id', 'tournaments.lounge_id')
      .select([
        'tournaments.starts_at as startsAt',
        'tournaments.ends_at as endsAt',
        sql<string>`coalesce(lounges.time_zone, 'Europe/Berlin')`.as('timeZone'),
      ])
      .where('tournaments.id', '=', p('tournamentId')),
);

/** In which clubs the players of each entry are. */
export const listClubsOfEntries = prepared(
  'tournaments.listClubsOfEntries',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoin('club_members as mate', 'mate.user_id', 'player.user_id')
      .select([
        'player.entry_id as entryId',
        sql<string[]>`array_agg(distinct mate.club_id::text order by mate.club_id::text)`.as(
          'clubs',
        ),
      ])
      .where('player.tournament_id', '=', p('tournamentId'))
      .groupBy('player.entry_id'),
);

interface NewDraw {
  tournamentId: number;
  made: DrawOutput;
  drawnBy: string;
  now: Date;
  /** by which numbers lots are drawn, where they aren't those of the entries */
  lots?: Readonly<Record<string, number>>;
}

/** Keeps a draw behind the former ones. */
export async function insertDraw(
  tx: Tx,
  { tournamentId, made, drawnBy, now, lots }: NewDraw,
): Promise<void> {
  const apart = made.entrants.map((entrant) => entrant.apart ?? '');
  await tx
    .insertInto('tournament_draws')
    .values({
      tournament_id: tournamentId,
      number: sql<number>`(
        select coalesce(max(former.number), 0) + 1 from tournament_draws as former
        where former.tournament_id = ${tournamentId}
      )`,
      kind: made.kind,
      options: JSON.stringify(made.options),
      seeding: made.seeding,
      seed: made.seed,
      entrants: made.entrants.map(({ id }) => id),
      seeded: made.seeded,
      apart: apart.some((group) => group !== '') ? apart : null,
      places: made.places,
      lots: lots ? JSON.stringify(lots) : null,
      drawn_at: now,
      drawn_by: drawnBy,
    })
    .execute();
}

/** What a former draw has made. Formats belong to its rounds. */
export async function deleteCourse(tx: Tx, tournamentId: number): Promise<void> {
  for (const table of ['tournament_matches', 'tournament_formats'] as const) {
    await tx.deleteFrom(table).where('tournament_id', '=', tournamentId).execute();
  }
}

export const insertLate = prepared(
  'tournaments.insertLate',
  (db, p: Placeholders<{ tournamentId: number; entryId: number; place: number; now: Date }>) =>
    db.insertInto('tournament_late_entries').values({
      tournament_id: p('tournamentId'),
      entry_id: p('entryId'),
      place: p('place'),
      entered_at: p('now'),
    }),
);
