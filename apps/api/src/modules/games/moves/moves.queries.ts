import type { Entry, Position, Setup } from '@oche/darts/game';
import type { Machine } from '@oche/darts/machines/machine';
import type { Move } from '@oche/darts/moves';
import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';

/** Members among the players, as the policy wants to know them. */
export const membersOf = sql<
  { userId: string; side: number; hasAccepted: boolean; deviceId: string | null }[]
>`array(
  select jsonb_build_object(
    'userId', player.user_id, 'side', player.side, 'hasAccepted', player.accepted_at is not null,
    'deviceId', player.device_id
  )
  from game_players as player where player.game_id = games.id and player.user_id is not null
)`;

/** Members who may score a game without playing in it. */
export const markersOf = sql<string[]>`array(
  select marker.user_id from game_markers as marker where marker.game_id = games.id
)`;

/** The machine that plays, with all its darts are made of. */
export const machineOf = sql<Machine | null>`(
  select jsonb_build_object(
    'side', player.side, 'average', player.machine_average, 'seed', player.machine_seed
  )
  from game_players as player
  where player.game_id = games.id and player.machine_seed is not null
)`;

/** The game, held until the transaction ends: moves of two devices come one after the other. */
export const lockGame = prepared('games.lockGame', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([
      'id',
      'created_by as createdBy',
      'visibility',
      sql<GameStatus>`status`.as('status'),
      'revision',
      'device_id as deviceId',
      sql<Setup>`setup`.as('setup'),
      sql<Position>`position`.as('position'),
      'ended_by as endedBy',
      'is_resigned as isResigned',
      'is_official as isOfficial',
      'is_remote as isRemote',
      'confirm_until as confirmUntil',
      membersOf.as('members'),
      markersOf.as('markers'),
      machineOf.as('machine'),
    ])
    .where('id', '=', p('gameId'))
    .forNoKeyUpdate(),
);

/** Which of these moves have been made already. */
export const listKnownMoves = prepared(
  'games.listKnownMoves',
  (db, p: Placeholders<{ gameId: number; moveIds: string[] }>) =>
    db
      .selectFrom('game_moves')
      .select('move_id as id')
      .where('game_id', '=', p('gameId'))
      .where(sql<boolean>`move_id = any(${p('moveIds')}::uuid[])`),
);

const listLegs = prepared('games.listLegs', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('game_legs')
    .select(sql<Entry[]>`entries`.as('entries'))
    .where('game_id', '=', p('gameId'))
    .orderBy('number'),
);

/** All that was entered, from the first visit on. */
export async function listEntries(db: Executor, gameId: number): Promise<Entry[]> {
  const legs = await listLegs(db, { gameId });
  return legs.flatMap(({ entries }) => entries);
}

interface MadeMove {
  id: string;
  move: Move;
}

/** Appends moves behind a revision. */
export async function insertMoves(
  tx: Tx,
  {
    gameId,
    after,
    moves,
    madeBy,
    now,
  }: {
    gameId: number;
    after: number;
    moves: readonly MadeMove[];
    madeBy: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('game_moves')
    .values(
      moves.map(({ id, move }, index) => ({
        game_id: gameId,
        revision: after + index + 1,
        move_id: id,
        move: JSON.stringify(move),
        made_by: madeBy,
        made_at: now,
      })),
    )
    .execute();
}

/** Adds entries behind those of their legs. */
export async function appendEntries(
  tx: Tx,
  gameId: number,
  added: readonly { leg: number; entry: Entry }[],
): Promise<void> {
  const legs = Map.groupBy(added, ({ leg }) => leg);
  await insertLegs(
    tx,
    gameId,
    [...legs].map(([number, entries]) => ({ number, entries: entries.map(({ entry }) => entry) })),
  );
}

/** Writes the legs from a number on, as they are now, and forgets what stood there. */
export async function replaceLegs(
  tx: Tx,
  gameId: number,
  from: number,
  legs: readonly (readonly Entry[])[],
): Promise<void> {
  await tx
    .deleteFrom('game_legs')
    .where('game_id', '=', gameId)
    .where('number', '>=', from)
    .execute();
  const rows = legs.map((entries, number) => ({ number, entries }));
  await insertLegs(tx, gameId, rows.slice(from));
}

async function insertLegs(
  tx: Tx,
  gameId: number,
  legs: readonly { number: number; entries: readonly Entry[] }[],
): Promise<void> {
  if (legs.length === 0) return;
  await tx
    .insertInto('game_legs')
    .values(
      legs.map(({ number, entries }) => ({
        game_id: gameId,
        number,
        entries: JSON.stringify(entries),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['game_id', 'number'])
        .doUpdateSet({ entries: sql`game_legs.entries || excluded.entries` }),
    )
    .execute();
}

interface Moved {
  gameId: number;
  position: string;
  status: GameStatus;
  revision: number;
  /** null: each side has its own */
  deviceId: string | null;
  winnerSide: number | null;
  now: Date;
  finishedAt: Date | null;
}

export const saveMoved = prepared('games.saveMoved', (db, p: Placeholders<Moved>) =>
  db
    .updateTable('games')
    .set({
      position: p('position'),
      status: p('status'),
      revision: p('revision'),
      device_id: p('deviceId'),
      winner_side: p('winnerSide'),
      moved_at: p('now'),
      finished_at: p('finishedAt'),
    })
    .where('id', '=', p('gameId')),
);

export const takeOver = prepared(
  'games.takeOver',
  (db, p: Placeholders<{ gameId: number; deviceId: string }>) =>
    db
      .updateTable('games')
      .set({ device_id: p('deviceId') })
      .where('id', '=', p('gameId')),
);

/** In a remote game each side has its own device. */
export const takeOverSide = prepared(
  'games.takeOverSide',
  (db, p: Placeholders<{ gameId: number; userId: string; deviceId: string }>) =>
    db
      .updateTable('game_players')
      .set({ device_id: p('deviceId') })
      .where('game_id', '=', p('gameId'))
      .where('user_id', '=', p('userId')),
);
