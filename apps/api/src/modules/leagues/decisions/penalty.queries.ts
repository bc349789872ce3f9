import { type Placeholders, prepared } from '@oche/db';

interface Imposed {
  entryId: number;
  fixtureId: number | null;
  rule: string;
  points: number;
  fineCents: number;
  reason: string | null;
  by: string | null;
  now: Date;
}

export const insertPenalty = prepared('leagues.insertPenalty', (db, p: Placeholders<Imposed>) =>
  db
    .insertInto('league_penalties')
    .values({
      entry_id: p('entryId'),
      fixture_id: p('fixtureId'),
      rule: p('rule'),
      points: p('points'),
      fine_cents: p('fineCents'),
      reason: p('reason'),
      imposed_by: p('by'),
      imposed_at: p('now'),
    })
    .returning('id'),
);

/** Whether a rule has taken something from a team for a fixture that was not given back. */
export const hasPenalty = prepared(
  'leagues.hasPenalty',
  (db, p: Placeholders<{ fixtureId: number; entryId: number; rule: string }>) =>
    db
      .selectFrom('league_penalties')
      .select('id')
      .where('fixture_id', '=', p('fixtureId'))
      .where('entry_id', '=', p('entryId'))
      .where('rule', '=', p('rule'))
      .where('undone_at', 'is', null)
      .limit(1),
);

export const getPenalty = prepared('leagues.getPenalty', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('league_penalties as penalty')
    .innerJoin('league_entries as entry', 'entry.id', 'penalty.entry_id')
    .select(['penalty.id', 'penalty.fixture_id as fixtureId', 'entry.division_id as divisionId'])
    .where('penalty.id', '=', p('id')),
);

export const undoPenalty = prepared(
  'leagues.undoPenalty',
  (db, p: Placeholders<{ id: number; by: string; now: Date; reason: string }>) =>
    db
      .updateTable('league_penalties')
      .set({ undone_by: p('by'), undone_at: p('now'), undone_reason: p('reason') })
      .where('id', '=', p('id'))
      .where('undone_at', 'is', null)
      .returning('id'),
);

export const listPenaltiesOfDivision = prepared(
  'leagues.listPenaltiesOfDivision',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_penalties as penalty')
      .innerJoin('league_entries as entry', 'entry.id', 'penalty.entry_id')
      .select([
        'penalty.id',
        'penalty.entry_id as entryId',
        'penalty.fixture_id as fixtureId',
        'penalty.rule',
        'penalty.points',
        'penalty.fine_cents as fineCents',
        'penalty.reason',
        'penalty.imposed_at as imposedAt',
        'penalty.undone_at as undoneAt',
        'penalty.undone_reason as undoneReason',
      ])
      .where('entry.division_id', '=', p('divisionId'))
      .orderBy('penalty.id'),
);

export const isFixtureOf = prepared(
  'leagues.isFixtureOf',
  (db, p: Placeholders<{ entryId: number; fixtureId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select('id')
      .where('id', '=', p('fixtureId'))
      .where((eb) => eb.or([eb('home_id', '=', p('entryId')), eb('away_id', '=', p('entryId'))])),
);
