import { EXERCISES } from '@oche/darts/training/catalog';
import { type Placeholders, prepared } from '@oche/db';
import { type Training, trainings } from '@oche/validators/games/start';
import { sql } from 'kysely';
import { everybody, personColumns, playsInSight, type Viewer } from '../../people/index.ts';
import { isOf, type Kind } from './training.queries.ts';

/** Weeks and months begin where most members live. */
const ZONE = sql.lit('Europe/Berlin');
const weekOf = (at: ReturnType<typeof sql>) => sql`date_trunc('week', ${at} at time zone ${ZONE})`;

/** How a member has done week by week, until so many weeks ago. */
export const listWeeks = prepared(
  'games.listTrainingWeeks',
  (db, p: Placeholders<Kind & { userId: string; now: Date; weeks: number; isLeast: boolean }>) =>
    db
      .selectFrom('training_results as result')
      .select([
        sql<string>`to_char(${weekOf(sql`result.finished_at`)}, 'YYYY-MM-DD')`.as('week'),
        ({ fn }) => fn.countAll<number>().as('count'),
        sql<number>`avg(result.score)::float8`.as('average'),
        sql<number>`case when ${p('isLeast')} then min(result.score) else max(result.score) end`.as(
          'best',
        ),
      ])
      .where('result.user_id', '=', p('userId'))
      .where(isOf(p))
      .where(
        sql<boolean>`result.finished_at >= (
          ${weekOf(sql`${p('now')}::timestamptz`)} - make_interval(weeks => ${p('weeks')}::int - 1)
        ) at time zone ${ZONE}`,
      )
      .groupBy('week')
      .orderBy('week'),
);

/** Of 99 darts only those at 20 compare, and of one's own doubles none. */
const COMPARED = trainings.filter((kind) => kind !== 'weakDoubles');
const LEAST = COMPARED.filter((kind) => EXERCISES[kind].best === 'least');
const kinds = (list: readonly Training[]) => sql.join(list.map((kind) => sql.lit(kind)));

/** Who has trained best at a lounge this month: of each member the best, so many of each kind. */
export const listBestAtLounge = prepared(
  'games.listBestAtLounge',
  (db, p: Placeholders<Viewer & { loungeId: number; now: Date; places: number }>) => {
    const best = db
      .selectFrom('training_results as result')
      .select([
        'result.user_id',
        sql<Training>`result.kind`.as('kind'),
        // the fewest darts, or the most points: the greatest of either
        sql<number>`max(case when result.kind in (${kinds(LEAST)}) then -result.score else result.score end)`.as(
          'value',
        ),
      ])
      .where('result.lounge_id', '=', p('loungeId'))
      .where(
        sql<boolean>`result.finished_at >= date_trunc('month', ${p('now')}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`,
      )
      .where(sql<boolean>`result.kind in (${kinds(COMPARED)})`)
      .where(sql<boolean>`(result.kind <> 'ninetyNine' or result.chosen = '{20}')`)
      // nobody is the best with nothing
      .where('result.score', '>', 0)
      .groupBy(['result.user_id', 'result.kind']);
    const ranked = everybody(db)
      .innerJoin(best.as('best'), 'best.user_id', 'users.id')
      .select(personColumns(p))
      .select([
        'best.kind',
        sql<number>`abs(best.value)`.as('score'),
        'best.value',
        sql<number>`rank() over (partition by best.kind order by best.value desc)::int`.as('place'),
      ])
      .where(playsInSight(p));
    return db
      .selectFrom(ranked.as('ranked'))
      .selectAll()
      .where('ranked.place', '<=', p('places'))
      .orderBy('ranked.kind')
      .orderBy('ranked.place')
      .orderBy('ranked.id');
  },
);
