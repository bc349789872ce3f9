import type { Setup } from '@oche/darts/game';
import type { DecidedFormat } from '@oche/darts/match';
import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { drawOptions } from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { MatchRow } from './match-rows.ts';

interface Tournament {
  tournamentId: number;
}

/** How a tournament is played. */
export const getPlayed = prepared('tournaments.getPlayed', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournaments')
    .select([
      'id',
      'revision',
      'kind',
      'status',
      'is_public as isPublic',
      'lounge_id as loungeId',
      'starts_at as startsAt',
      'check_in_opens_at as checkInOpensAt',
      sql<DecidedFormat>`format`.as('format'),
      sql<Setup['rules'] | null>`rules`.as('rules'),
    ])
    .where('id', '=', p('tournamentId')),
);

const drawColumns = [
  'number',
  'kind',
  'seeding',
  'seed',
  'seeded',
  'entrants',
  'apart',
  'places',
  'drawn_at as drawnAt',
  sql<z.output<typeof drawOptions>>`options`.as('options'),
  sql<Record<string, number> | null>`lots`.as('lots'),
] as const;

/** All draws, the last one first: that one holds. */
export const listDraws = prepared('tournaments.listDraws', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_draws')
    .select(drawColumns)
    .where('tournament_id', '=', p('tournamentId'))
    .orderBy('number', 'desc'),
);

export const getLastDraw = prepared('tournaments.getLastDraw', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_draws')
    .select(drawColumns)
    .where('tournament_id', '=', p('tournamentId'))
    .orderBy('number', 'desc')
    .limit(1),
);

/** Who came after the draw, in the order of their coming. */
export const listLate = prepared('tournaments.listLate', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_late_entries')
    .select(['entry_id as entryId', 'place'])
    .where('tournament_id', '=', p('tournamentId'))
    .orderBy('entered_at')
    .orderBy('entry_id'),
);

/** Who has left, in the order of their leaving. */
export const listLeft = prepared('tournaments.listLeft', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_entries')
    .select('id')
    .where('tournament_id', '=', p('tournamentId'))
    .where('left_at', 'is not', null)
    .orderBy('left_at')
    .orderBy('id'),
);

export const listMatches = prepared('tournaments.listMatches', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_matches')
    .selectAll()
    .where('tournament_id', '=', p('tournamentId'))
    .orderBy('number'),
);

export const listFormats = prepared('tournaments.listFormats', (db, p: Placeholders<Tournament>) =>
  db
    .selectFrom('tournament_formats')
    .select(['stage', 'round', sql<DecidedFormat>`format`.as('format')])
    .where('tournament_id', '=', p('tournamentId')),
);

/** PostgreSQL takes 65,535 parameters, and a match has a few more than twenty. */
const CHUNK = 2000;

/** Writes matches in the place of those with the same key. */
export async function saveMatches(tx: Tx, rows: readonly MatchRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto('tournament_matches')
      .values(rows.slice(from, from + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['tournament_id', 'key']).doUpdateSet((eb) => ({
          round: eb.ref('excluded.round'),
          entry_a: eb.ref('excluded.entry_a'),
          entry_b: eb.ref('excluded.entry_b'),
          status: eb.ref('excluded.status'),
          score_a: eb.ref('excluded.score_a'),
          score_b: eb.ref('excluded.score_b'),
          winner: eb.ref('excluded.winner'),
          source: eb.ref('excluded.source'),
          decided_by: eb.ref('excluded.decided_by'),
          decided_at: eb.ref('excluded.decided_at'),
          said_a: eb.ref('excluded.said_a'),
          said_b: eb.ref('excluded.said_b'),
          said_side: eb.ref('excluded.said_side'),
          said_by: eb.ref('excluded.said_by'),
          said_at: eb.ref('excluded.said_at'),
          dispute_reason: eb.ref('excluded.dispute_reason'),
          game_id: eb.ref('excluded.game_id'),
          started_at: eb.ref('excluded.started_at'),
        })),
      )
      .execute();
  }
}

export async function deleteMatches(
  tx: Tx,
  tournamentId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('tournament_matches')
    .where('tournament_id', '=', tournamentId)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
}

/** Where everybody has ended, and who has won; nobody anywhere as long as it goes on. */
export async function savePlacement(
  tx: Tx,
  tournamentId: number,
  placement: readonly { entrant: number; place: number }[],
  winner: number | null,
): Promise<void> {
  await tx
    .updateTable('tournament_entries as entry')
    .from(
      sql<{ place: number | null; id: number }>`(
        select entry.id, placed.place from tournament_entries as entry
        left join unnest(
          ${placement.map(({ entrant }) => entrant)}::bigint[],
          ${placement.map(({ place }) => place)}::smallint[]
        ) as placed (id, place) on placed.id = entry.id
        where entry.tournament_id = ${tournamentId}
      )`.as('now'),
    )
    .set({ place: sql`now.place` })
    .whereRef('entry.id', '=', 'now.id')
    .where(sql<boolean>`entry.place is distinct from now.place`)
    .execute();
  await tx
    .updateTable('tournaments')
    .set({ winner_entry_id: winner })
    .where('id', '=', tournamentId)
    .execute();
}
