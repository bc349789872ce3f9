import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { StepKind } from '@oche/validators/leagues/log';
import { sql } from 'kysely';

export interface Step {
  leagueId: number;
  divisionId?: number | null;
  fixtureId?: number | null;
  /** what was done, as the texts of the pages know it */
  kind: StepKind;
  facts: Readonly<Record<string, unknown>>;
  /** null: a rule acted by itself */
  by: string | null;
  at: Date;
}

const insertStep = prepared(
  'leagues.insertStep',
  (
    db,
    p: Placeholders<{
      leagueId: number;
      divisionId: number | null;
      fixtureId: number | null;
      kind: string;
      facts: string;
      by: string | null;
      at: Date;
    }>,
  ) =>
    db.insertInto('league_steps').values({
      league_id: p('leagueId'),
      division_id: p('divisionId'),
      fixture_id: p('fixtureId'),
      kind: p('kind'),
      facts: p('facts'),
      taken_by: p('by'),
      taken_at: p('at'),
    }),
);

/** Whether a rule has acted on a side of a fixture, also when an officer has taken it back. */
export const hasActed = prepared(
  'leagues.hasRuleActed',
  (db, p: Placeholders<{ fixtureId: number; kind: string; side: number }>) =>
    db
      .selectFrom('league_steps')
      .select('id')
      .where('fixture_id', '=', p('fixtureId'))
      .where('kind', '=', p('kind'))
      .where(sql<boolean>`(facts ->> 'side')::int = ${p('side')}::int`)
      .limit(1),
);

/** Notes who did what, in the transaction that does it. */
export const noteStep = async (
  tx: Tx,
  { divisionId = null, fixtureId = null, facts, ...step }: Step,
): Promise<void> => {
  await insertStep(tx, { ...step, divisionId, fixtureId, facts: JSON.stringify(facts) });
};
