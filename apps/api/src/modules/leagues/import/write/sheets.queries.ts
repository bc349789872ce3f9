import type { Tx } from '@oche/db';
import type { IntentOf } from '../match/ground.ts';

type Sheet = IntentOf<'sheet'>;

interface Entered {
  by: string;
  now: Date;
}

/** Rows of one statement: each has ten parameters at most, of the 65,535 that PostgreSQL takes. */
const ROWS = 1000;

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );

export async function insertLineUps(
  tx: Tx,
  sheets: readonly Sheet[],
  { by, now }: Entered,
): Promise<void> {
  const rows = sheets.flatMap(({ fixtureId, lineUps }) =>
    lineUps.map(({ name, side, players, substitutions }) => ({
      fixture_id: fixtureId,
      name,
      side,
      players,
      substitutions: JSON.stringify(substitutions),
      named_by: by,
      named_at: now,
    })),
  );
  for (const chunk of chunksOf(rows)) {
    await tx
      .insertInto('league_line_ups')
      .values(chunk)
      // one that was named for what was decided without its games
      .onConflict((conflict) =>
        conflict.columns(['fixture_id', 'name', 'side']).doUpdateSet((eb) => ({
          players: eb.ref('excluded.players'),
          substitutions: eb.ref('excluded.substitutions'),
          named_by: eb.ref('excluded.named_by'),
          named_at: eb.ref('excluded.named_at'),
        })),
      )
      .execute();
  }
}

export async function insertGames(
  tx: Tx,
  sheets: readonly Sheet[],
  { by, now }: Entered,
): Promise<void> {
  const rows = sheets.flatMap(({ fixtureId, games }) =>
    games.map(({ number, home, away, legs }) => ({
      fixture_id: fixtureId,
      number,
      home_players: home,
      away_players: away,
      status: 'played' as const,
      legs_home: legs[0],
      legs_away: legs[1],
      source: 'officer' as const,
      entered_by: by,
      entered_at: now,
    })),
  );
  for (const chunk of chunksOf(rows)) {
    await tx.insertInto('league_games').values(chunk).execute();
  }
}
