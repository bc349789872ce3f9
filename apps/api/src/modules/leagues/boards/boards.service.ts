import type { Tx } from '@oche/db';
import type { TabletLink, TabletListOutput } from '@oche/validators/boards/schemas';
import type {
  addBoardsInput,
  FixtureBoards,
  fixtureBoardInput,
} from '@oche/validators/leagues/boards';
import type { fixtureInput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as tablets from '../../boards/index.ts';
import { type Fixture, getFixture } from '../core/fixture.queries.ts';
import { maySee } from '../core/leagues.policy.ts';
import { requireSide } from '../core/sides.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import { fixtureBoards } from './board-host.service.ts';
import * as queries from './boards.queries.ts';

const { kind: host } = fixtureBoards;

type One = z.output<typeof fixtureInput>;

/**
 * The boards of an evening, what is called to each, and which tablets are there.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN for somebody who speaks for neither side
 */
export async function listBoards(
  { db, actor }: MemberContext,
  { id }: One,
): Promise<FixtureBoards> {
  const fixture = await getFixture.first(db, { id, viewerId: actor.id });
  if (!fixture || !maySee(actor, fixture)) throw new AppError('FIXTURE_NOT_FOUND');
  requireSide(actor, fixture);
  const [boards, paired] = await Promise.all([
    queries.listBoards(db, { fixtureId: id }),
    tablets.listTablets(db, { host, hostId: id }),
  ]);
  return boards.map(({ id: boardId, name, number }) => ({
    id: boardId,
    name,
    number,
    tablet: tabletAt(paired, boardId),
  }));
}

const tabletAt = (paired: TabletListOutput, boardId: number) => {
  const tablet = paired.find((one) => one.boardId === boardId);
  return tablet ? { seenAt: tablet.seenAt } : null;
};

/** @throws AppError FORBIDDEN, FIXTURE_STATUS once the sheet is complete */
function requireOpen(ctx: MemberContext, fixture: Fixture): void {
  requireSide(ctx.actor, fixture);
  if (fixture.status !== 'planned' && fixture.status !== 'live') {
    throw new AppError('FIXTURE_STATUS');
  }
}

/**
 * Sets up boards for the evening: those of the home lounge, or others by their names. As soon as line-ups are named the
 * next games are called to them.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, BOARD_NOT_FOUND where the lounge has none
 */
export async function addBoards(
  ctx: MemberContext,
  { id, names }: z.output<typeof addBoardsInput>,
): Promise<FixtureBoards> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireOpen(ctx, fixture);
    const wanted = names.length > 0 ? names.map(named) : await homeBoards(tx, id);
    for (const board of wanted) await queries.insertBoard(tx, { fixtureId: id, ...board });
    await saveSheet(ctx, tx, fixture);
  });
  return listBoards(ctx, { id });
}

const named = (name: string) => ({ name, loungeBoardId: null });

async function homeBoards(tx: Tx, fixtureId: number) {
  const rows = await queries.listHomeBoards(tx, { fixtureId });
  if (rows.length === 0) throw new AppError('BOARD_NOT_FOUND');
  return rows.map(({ id, name }) => ({ name, loungeBoardId: id }));
}

/**
 * Takes a board away, e.g. when its tablet is empty; one at which somebody plays stays. Who is called there goes to the
 * next one that is free.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, BOARD_IN_PLAY
 */
export async function removeBoard(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof fixtureBoardInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireOpen(ctx, fixture);
    const board = { fixtureId: id, boardId };
    await queries.clearCallAt(tx, board);
    await queries.leaveBoard(tx, board);
    const gone = await queries.deleteBoard.first(tx, board);
    if (!gone) throw new AppError('BOARD_IN_PLAY');
    await saveSheet(ctx, tx, fixture);
  });
}

/**
 * A link that makes a browser the tablet of a board.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, BOARD_NOT_FOUND
 */
export async function createTabletLink(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof fixtureBoardInput>,
): Promise<TabletLink> {
  requireWriter(ctx.actor);
  return tablets.createTabletLink(ctx, { host, hostId: id, boardId }, (save) =>
    changeFixture(ctx, id, async (tx, fixture) => {
      requireOpen(ctx, fixture);
      const boards = await queries.listBoards(tx, { fixtureId: id });
      if (!boards.some((board) => board.id === boardId)) throw new AppError('BOARD_NOT_FOUND');
      await save(tx);
    }),
  );
}

/** Takes the right of a board's tablet away. @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, BOARD_NOT_FOUND */
export async function deleteTablet(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof fixtureBoardInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture);
    await tablets.deleteTablet(tx, { host, hostId: id, boardId });
  });
}
