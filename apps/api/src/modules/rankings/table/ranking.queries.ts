import { type Executor, type Placeholders, prepared } from '@oche/db';
import { TOP_PLAYERS, TOP_STATISTICS, WIN_RATE_GAMES } from '@oche/validators/rankings/limits';
import { type RawBuilder, sql } from 'kysely';
import { personColumns, playsInSight, type Viewer } from '../../people/index.ts';
import { PROVISIONAL, RATING } from '../scopes.ts';

type Scope = { scope: string };

/** The last five counted games of the row `standing`, the latest last; null where one was drawn. */
const form = sql<(boolean | null)[]>`array(
  select is_won from (
    select is_won, finished_at, game_id from ranking_games
    where ranking_games.user_id = standing.user_id
    order by finished_at desc, game_id desc limit 5
  ) as latest order by finished_at, game_id
)`;

/** How strong the player of the row `standing` is, by the rating; null before the first game that is rated. */
const strength = sql<{ rating: number; isProvisional: boolean } | null>`(
  select json_build_object('rating', strength.points, 'isProvisional', strength.scope = ${sql.lit(PROVISIONAL)})
  from ranking_standings as strength
  where strength.user_id = standing.user_id
    and strength.scope in (${sql.lit(RATING)}, ${sql.lit(PROVISIONAL)})
  order by strength.scope desc limit 1
)`;

/** How many stand before these points: a sum over few rows, however many members there are. */
const standBefore = (p: Placeholders<Scope>, points: RawBuilder<number>) => sql<number>`(
  select coalesce(sum(members), 0) from ranking_steps
  where scope = ${p('scope')} and points > ${points}
)`;

const columns = (p: Placeholders<Viewer>) =>
  [...personColumns(p), 'standing.points', 'standing.wins', 'standing.losses'] as const;

const withPeople = (db: Executor) =>
  db
    .selectFrom('ranking_standings as standing')
    .innerJoin('users', 'users.id', 'standing.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'standing.user_id');

/**
 * The best members whom the viewer may see. Places count everybody; those who are not shown leave a gap. With equal
 * points a place is shared; the better win rate, which is that with more wins, is listed first.
 */
export const listTop = prepared('rankings.listTop', (db, p: Placeholders<Viewer & Scope>) =>
  withPeople(db)
    .select([
      ...columns(p),
      sql<number>`1 + ${standBefore(p, sql`standing.points`)}`.as('place'),
      form.as('form'),
      strength.as('strength'),
    ])
    .where('standing.scope', '=', p('scope'))
    .where(playsInSight(p))
    .orderBy('standing.points', 'desc')
    .orderBy('standing.wins', 'desc')
    .orderBy('standing.user_id')
    .limit(TOP_PLAYERS),
);

type InRegions = Scope & { regions: readonly string[] };

/** How many are looked at, in case that the viewer may not see some of them. */
const CANDIDATES = 2 * TOP_PLAYERS;

/** The same among the members of regions: the best of each postal code, and of these the best. */
export const listTopOfRegions = prepared(
  'rankings.listTopOfRegions',
  (db, p: Placeholders<Viewer & InRegions>) =>
    db
      .with('candidate', (cte) =>
        cte
          .selectFrom(
            sql<{ region: string }>`unnest(${p('regions')}::text[])`.as<'asked'>(
              sql`asked (region)`,
            ),
          )
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('ranking_standings')
                .select(['user_id', 'points', 'wins', 'losses'])
                .where('scope', '=', p('scope'))
                .whereRef('region', '=', 'asked.region')
                .orderBy('points', 'desc')
                .orderBy('wins', 'desc')
                .orderBy('user_id')
                .limit(CANDIDATES)
                .as('best'),
            (join) => join.onTrue(),
          )
          .select(['best.user_id', 'best.points', 'best.wins', 'best.losses'])
          .select(sql<number>`rank() over (order by best.points desc)`.as('place'))
          .orderBy('best.points', 'desc')
          .orderBy('best.wins', 'desc')
          .orderBy('best.user_id')
          .limit(CANDIDATES),
      )
      .selectFrom('candidate as standing')
      .innerJoin('users', 'users.id', 'standing.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'standing.user_id')
      .select([...columns(p), 'standing.place', form.as('form'), strength.as('strength')])
      .where(playsInSight(p))
      .orderBy('standing.points', 'desc')
      .orderBy('standing.wins', 'desc')
      .orderBy('standing.user_id')
      .limit(TOP_PLAYERS),
);

type OfMember = { userId: string };

const own = (db: Executor, p: Placeholders<Scope & OfMember>) =>
  db
    .selectFrom('ranking_standings as standing')
    .select(['standing.points', 'standing.wins', 'standing.losses', form.as('form')])
    .where('standing.user_id', '=', p('userId'))
    .where('standing.scope', '=', p('scope'));

/** A member's place, and the next better points with the number of those who have them. */
export const getOwn = prepared('rankings.getOwn', (db, p: Placeholders<Scope & OfMember>) =>
  own(db, p)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('ranking_steps')
          .select(['points', 'members'])
          .where('scope', '=', p('scope'))
          .whereRef('points', '>', 'standing.points')
          .where('members', '>', 0)
          .orderBy('points')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select([
      standBefore(p, sql`standing.points`).as('before'),
      'next.points as nextPoints',
      'next.members as nextMembers',
    ]),
);

/** The same among the members of regions, for a member who is found there. */
export const getOwnOfRegions = prepared(
  'rankings.getOwnOfRegions',
  (db, p: Placeholders<InRegions & OfMember>) =>
    own(db, p)
      .where('standing.region', '=', sql<string>`any(${p('regions')}::text[])`)
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom(
              sql<{ region: string }>`unnest(${p('regions')}::text[])`.as<'asked'>(
                sql`asked (region)`,
              ),
            )
            .innerJoin('ranking_standings as better', (join) =>
              join
                .on('better.scope', '=', p('scope'))
                .onRef('better.region', '=', 'asked.region')
                .onRef('better.points', '>', 'standing.points'),
            )
            .select((inner) => [
              inner.fn.countAll<number>().as('before'),
              inner.fn.min<number | null>('better.points').as('nextPoints'),
              sql<number>`count(*) filter (where better.points = (
                select min(nearest.points) from unnest(${p('regions')}::text[]) asked (region)
                join ranking_standings nearest on nearest.scope = ${p('scope')}
                  and nearest.region = asked.region and nearest.points > standing.points
              ))`.as('nextMembers'),
            ])
            .as('better'),
        (join) => join.onTrue(),
      )
      .select(['better.before', 'better.nextPoints', 'better.nextMembers']),
);

const games = sql<number>`(standing.wins + standing.losses)`;

const statistics = (db: Executor, p: Placeholders<Viewer>) =>
  withPeople(db)
    .select([...columns(p), games.as('games')])
    .where('standing.scope', '=', 'all/all')
    .where(playsInSight(p))
    .limit(TOP_STATISTICS);

/** The highest win rates; with equal ones more games come first. */
export const listHighestWinRates = prepared(
  'rankings.listHighestWinRates',
  (db, p: Placeholders<Viewer>) =>
    statistics(db, p)
      .where(games, '>=', WIN_RATE_GAMES)
      .orderBy(sql`standing.wins::float8 / (standing.wins + standing.losses)`, 'desc')
      .orderBy(games, 'desc')
      .orderBy('standing.user_id'),
);

/** Who has played most; with equal numbers more wins come first. */
export const listMostActive = prepared('rankings.listMostActive', (db, p: Placeholders<Viewer>) =>
  statistics(db, p)
    .orderBy(games, 'desc')
    .orderBy('standing.wins', 'desc')
    .orderBy('standing.user_id'),
);
