import { type Executor, type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { CONTRADICTED } from '../fixture/disputable.ts';
import { AT_ONCE, running } from './deadlines.queries.ts';

interface Due {
  now: string;
  /** before it no league's days can have begun that still run */
  from: string;
}

const DAYS = sql`(season.rules #>> '{deadlines,protestDays}')::int`;

/** Whose days end within a day; where a league gives one day alone, when half of it is over. */
const endingOf = (since: RawBuilder<unknown>, now: RawBuilder<unknown>) => sql<boolean>`
  ${since} + make_interval(hours => 24 * ${DAYS} - least(24, 12 * ${DAYS})) <= ${now}::timestamptz
  and ${since} + make_interval(days => ${DAYS}) > ${now}::timestamptz`;

const fixtures = (db: Executor) =>
  running(db)
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .select([
      'fixture.id',
      'fixture.status',
      'home.team_id as homeTeamId',
      'away.team_id as awayTeamId',
    ])
    .orderBy('fixture.id')
    .limit(AT_ONCE);

/** Results that stand as they were played, and can be contradicted for a day more. What officers have decided is theirs. */
export const listConfirmedEnding = prepared(
  'leagues.listConfirmedEnding',
  (db, p: Placeholders<Due>) =>
    fixtures(db)
      .select([sql<string>`fixture.reported_at`.as('since'), sql<null>`null::int`.as('hit')])
      .where('fixture.status', '=', 'confirmed')
      .where('fixture.decision', 'is', null)
      .where(
        // as its index has it
        sql<boolean>`(fixture.protest_reminded_at is null
          or fixture.protest_reminded_at < fixture.reported_at)`,
      )
      .where('fixture.reported_at', '>', p('from'))
      .where(endingOf(sql`fixture.reported_at`, sql`${p('now')}`)),
);

/** The same of those that a rule has decided, which whom it has hit can contradict. */
export const listRuledEnding = prepared('leagues.listRuledEnding', (db, p: Placeholders<Due>) => {
  const since = sql`(fixture.decision ->> 'at')::timestamptz`;
  return fixtures(db)
    .select([
      sql<string>`${since}`.as('since'),
      sql<0 | 1>`case when fixture.games_home < fixture.games_away then 0 else 1 end`.as('hit'),
    ])
    .where('fixture.status', '=', 'forfeit')
    .where(sql`fixture.decision ->> 'kind'`, 'in', [...CONTRADICTED])
    .where(sql`fixture.decision ->> 'at'`, '>', p('from'))
    .where(
      sql<boolean>`(fixture.protest_reminded_at is null or fixture.protest_reminded_at < ${since})`,
    )
    .where(endingOf(since, sql`${p('now')}`));
});

/** Only for who finds the same result, of which nobody was reminded. */
export const noteProtestReminded = prepared(
  'leagues.noteProtestReminded',
  (db, p: Placeholders<{ id: number; status: string; since: string; now: string }>) =>
    db
      .updateTable('league_fixtures')
      .set({ protest_reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', '=', sql<'confirmed'>`${p('status')}`)
      .where(
        sql<boolean>`(protest_reminded_at is null
          or protest_reminded_at < ${p('since')}::timestamptz)`,
      )
      .returning('id'),
);
