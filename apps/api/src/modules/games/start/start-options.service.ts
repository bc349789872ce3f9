import { decidedFormat } from '@oche/darts/match';
import type {
  KnownPlayer,
  MachineFriends,
  StartOptions,
  startOptionsInput,
} from '@oche/validators/games/start';
import type { Person } from '@oche/validators/people/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { viewerOf } from '../../people/index.ts';
import { threeMonthsBefore, toMachine } from '../players/machine.ts';
import * as queries from './start-options.queries.ts';

const OPPONENTS = 12;
const LOUNGES = 12;
const FRIENDS = 50;

/** What makes starting a game short: the last one, the usual opponents, the usual places. */
export async function getStartOptions(
  ctx: MemberContext,
  { rematch, opponent, loungeId }: z.output<typeof startOptionsInput>,
): Promise<StartOptions> {
  const { db, actor } = ctx;
  const viewer = viewerOf(actor);
  const [last, recent, followed, asked, lounges, own] = await Promise.all([
    getLast(ctx, rematch ?? null),
    queries.listRecent(db, { ...viewer, limit: OPPONENTS }),
    queries.listFollowed(db, { ...viewer, limit: OPPONENTS }),
    opponent ? queries.getPersonSeen.first(db, { ...viewer, userId: opponent }) : undefined,
    queries.listLounges(db, { viewerId: actor.id, loungeId: loungeId ?? null, limit: LOUNGES }),
    queries.getAverage.first(db, { userId: actor.id }),
  ]);
  const known = new Set(recent.map(({ userId }) => userId));
  const others = followed.filter(({ userId }) => !known.has(userId));
  const opponents = [...recent, ...others.map((row) => ({ ...row, guestName: null }))];
  return {
    last,
    opponent: asked ? toPerson(asked) : null,
    opponents: opponents.flatMap((row) => toKnown(row) ?? []).slice(0, OPPONENTS),
    average: own?.average ?? null,
    lounges,
  };
}

/** As whom a machine can play; asked for only by who wants to play against one. */
export async function listMachineFriends({
  db,
  actor,
  clock,
}: MemberContext): Promise<MachineFriends> {
  const friends = await queries.listFriendsAverages(db, {
    ...viewerOf(actor),
    since: threeMonthsBefore(clock.now()),
    friendId: null,
    limit: FRIENDS,
  });
  return friends.flatMap(({ average, ...row }) => {
    const person = toPerson(row);
    return person ? [{ person, average }] : [];
  });
}

/** @returns null when the reader may no longer see somebody who played */
async function getLast(
  { db, actor }: MemberContext,
  gameId: number | null,
): Promise<StartOptions['last']> {
  const game = await queries.getGameOf.first(db, { userId: actor.id, gameId });
  if (!game) return null;
  const rows = await queries.listPlayersSeen(db, { ...viewerOf(actor), gameId: game.id });
  const players = rows.flatMap((row) => toKnown(row) ?? []);
  if (players.length < rows.length) return null;
  const { setup, ownSide, visibility, loungeId, boardId, isRemote, withCamera } = game;
  const order = setup.sides.length === 1 ? [0] : [ownSide, 1 - ownSide];
  const { rules } = setup;
  return {
    rules:
      rules.game === 'x01' && rules.handicaps
        ? { ...rules, handicaps: order.map((side) => rules.handicaps?.[side] ?? rules.start) }
        : rules,
    format: decidedFormat(setup.format),
    sides: order.map((side) => players.filter((_, index) => rows[index]?.side === side)),
    first: setup.first === null ? null : order.length === 1 ? 0 : 1 - order.indexOf(setup.first),
    visibility,
    loungeId,
    boardId,
    ...(isRemote && { remote: { withCamera } }),
  };
}

interface NamedRow {
  userId: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

function toKnown({
  guestName,
  machineAverage = null,
  ...row
}: NamedRow & { guestName: string | null; machineAverage?: number | null }): KnownPlayer | null {
  if (guestName !== null) {
    return { guestName, ...(machineAverage !== null && { machine: toMachine(machineAverage) }) };
  }
  const person = toPerson(row);
  return person && { person };
}

function toPerson({ userId, username, ...names }: NamedRow): Person | null {
  if (userId === null || username === null) return null;
  return {
    id: userId,
    username,
    firstName: names.firstName ?? '',
    lastName: names.lastName ?? '',
    profileImageUrl: names.profileImageUrl,
    userType: null,
    role: null,
  };
}
