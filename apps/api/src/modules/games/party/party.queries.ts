import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { PartyKind } from '@oche/validators/games/party';
import { type SqlBool, sql } from 'kysely';
import { everybody, personColumns, type Viewer } from '../../people/index.ts';

interface NewParty {
  userId: string;
  kind: PartyKind;
  options: object;
  sides: readonly { players: readonly string[] }[];
  thrown: string;
  darts: number;
  places: readonly number[];
  /** the three are null together: the member has only written */
  ownSide: number | null;
  score: number | null;
  isWon: boolean | null;
  now: Date;
}

export async function insertParty(db: Executor, game: NewParty): Promise<number> {
  const { id } = await db
    .insertInto('party_games')
    .values({
      user_id: game.userId,
      kind: game.kind,
      options: JSON.stringify(game.options),
      sides: JSON.stringify(game.sides),
      thrown: game.thrown,
      darts: game.darts,
      places: [...game.places],
      own_side: game.ownSide,
      score: game.score,
      is_won: game.isWon,
      finished_at: game.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a member has played, by kind. */
export const listPartyFigures = prepared(
  'games.partyFigures',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('party_games')
      .select([
        sql<PartyKind>`kind`.as('kind'),
        ({ fn }) => fn.countAll<number>().as('played'),
        ({ fn }) => fn.countAll<number>().filterWhere('is_won', 'is', true).as('won'),
        ({ fn }) => fn.max<number | null>('score').as('best'),
      ])
      .where('user_id', '=', p('userId'))
      .where('own_side', 'is not', null)
      .groupBy('kind'),
);

interface Kind {
  kind: PartyKind;
}

interface Before {
  userId: string;
  beforeAt: string;
  beforeId: number;
}

export const listParties = preparedList(
  'games.listParties',
  (db, p: Placeholders<Kind & Before>, limit) =>
    db
      .selectFrom('party_games')
      .select([
        'id',
        sql<{ players: string[] }[]>`sides`.as('sides'),
        'places',
        'own_side as ownSide',
        'is_won as isWon',
        'finished_at as finishedAt',
      ])
      .where('user_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('finished_at', 'id'), '<', tuple(p('beforeAt'), p('beforeId'))),
      )
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);

/** What members are compared by. */
const VALUES = {
  wins: sql<number>`count(*) filter (where game.is_won)::int`,
  points: sql<number>`max(game.score)`,
};

/** The member and their friends, the best first; one who has the same has the same place. */
const ladderBy = (by: keyof typeof VALUES) =>
  preparedList(`games.partyLadder.${by}`, (db, p: Placeholders<Kind & Viewer>, limit) =>
    everybody(db)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('party_games as game')
            .select(['game.user_id', VALUES[by].as('value')])
            .where(
              sql<SqlBool>`game.user_id in (
                select ${p('viewerId')}::text
                union all
                select friend_id from friendships where user_id = ${p('viewerId')}::text
              )`,
            )
            .where('game.kind', '=', p('kind'))
            .where('game.own_side', 'is not', null)
            .groupBy('game.user_id')
            .as('best'),
        (join) => join.onRef('best.user_id', '=', 'users.id'),
      )
      .select(personColumns(p))
      .select(['best.value', sql<number>`rank() over (order by best.value desc)::int`.as('place')])
      .orderBy('best.value', 'desc')
      .orderBy('users.id')
      .limit(limit),
  );

export const ladders = { wins: ladderBy('wins'), points: ladderBy('points') };

/** @returns whether the member had it */
export async function deleteParty(
  db: Executor,
  { userId, id }: { userId: string; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('party_games')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
