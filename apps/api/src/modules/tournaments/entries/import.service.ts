import type { Executor } from '@oche/db';
import {
  type ImportPreview,
  type importEntriesInput,
  type importOutput,
  PARTICIPANTS_MAX,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { organise } from '../core/lock.service.ts';
import { getTournament } from '../core/tournament.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { type Entrant, enter } from '../seats/enter.service.ts';
import * as queries from './import.queries.ts';
import { type ImportLine, type ImportProblem, readLines } from './import-lines.ts';

type Input = z.output<typeof importEntriesInput>;

const NAME_MAX = 60;
const SEED = /^[1-9]\d{0,2}$/;

interface Player {
  name: string;
  userId: string | null;
}
interface Judged extends Omit<ImportLine, 'players' | 'seed'> {
  players: Player[];
  seed: number | null;
  problem: ImportProblem | null;
}

/** What a line may not have any more, because somebody else has it. */
interface Taken {
  people: Set<string>;
  seeds: Set<number>;
}

const keyOf = ({ userId, name }: Player): string => userId ?? ` ${name.toLowerCase()}`;

/** Each line with what is wrong with it, in the light of those before it. */
async function judge(
  { db, actor }: { db: Executor; actor: MemberContext['actor'] },
  tournament: { id: number; teamSize: number },
  csv: string,
): Promise<Judged[]> {
  const lines = readLines(csv);
  const named = (line: ImportLine) => (line.players.length > 0 ? line.players : [line.name]);
  const usernames = lines.flatMap(named).flatMap((name) => usernameOf(name) ?? []);
  const [members, rows] = await Promise.all([
    queries.listByUsername(db, { ...viewerOf(actor), usernames }),
    queries.listTaken(db, { tournamentId: tournament.id }),
  ]);
  const byName = new Map(members.map((member) => [member.username.toLowerCase(), member]));
  const entered = new Set(rows.map(({ userId, guestName }) => userId ?? ` ${guestName}`));
  const taken: Taken = {
    people: new Set(),
    seeds: new Set(rows.flatMap(({ seed }) => seed ?? [])),
  };
  const playerOf = (name: string): Player & { isUnknown: boolean } => {
    const username = usernameOf(name);
    if (username === null) return { name, userId: null, isUnknown: false };
    const member = byName.get(username);
    if (!member) return { name, userId: null, isUnknown: true };
    const { firstName, lastName, id } = member;
    return { name: `${firstName} ${lastName}`, userId: id, isUnknown: false };
  };
  return lines.map((line) => {
    const players = named(line).map(playerOf);
    const judged = { ...line, players, seed: SEED.test(line.seed) ? Number(line.seed) : null };
    const problem = problemOf(line, players, { ...tournament, entered, taken });
    if (problem === null) {
      for (const player of players) taken.people.add(keyOf(player));
      if (judged.seed !== null) taken.seeds.add(judged.seed);
    }
    return { ...judged, problem };
  });
}

function problemOf(
  { name, seed }: ImportLine,
  players: readonly (Player & { isUnknown: boolean })[],
  { teamSize, entered, taken }: { teamSize: number; entered: Set<string>; taken: Taken },
): ImportProblem | null {
  if (players.every((player) => player.name === '')) return 'noName';
  if ([name, ...players.map((player) => player.name)].some((text) => text.length > NAME_MAX)) {
    return 'nameTooLong';
  }
  if (players.length !== teamSize) return 'teamSize';
  if (players.some(({ isUnknown }) => isUnknown)) return 'unknownMember';
  const keys = players.map(keyOf);
  if (keys.some((key) => entered.has(key))) return 'alreadyEntered';
  if (new Set(keys).size < keys.length || keys.some((key) => taken.people.has(key))) return 'twice';
  if (seed === '') return null;
  if (!SEED.test(seed) || Number(seed) > PARTICIPANTS_MAX) return 'seed';
  return taken.seeds.has(Number(seed)) ? 'seedTaken' : null;
}

/** "@anna" → "anna"; null for a guest's name */
const usernameOf = (name: string): string | null =>
  name.startsWith('@') ? name.slice(1).toLowerCase() : null;

/**
 * What an import would do, line by line, and what is wrong. Nothing is written.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, BAD_INPUT for what is no CSV
 */
export async function previewImport(
  ctx: MemberContext,
  { id, csv }: Input,
): Promise<ImportPreview> {
  const tournament = await getTournament(ctx, { id });
  if (!tournament.can.organise) throw new AppError('FORBIDDEN');
  const judged = await judge(ctx, tournament, csv);
  const good = judged.filter(({ problem }) => problem === null).length;
  const free = Math.max(0, tournament.maxParticipants - tournament.participantCount);
  const entered = Math.min(free, good);
  return {
    lines: judged.map(({ players, ...line }) => ({
      ...line,
      players: players.map(({ name, userId }) => ({ name, isMember: userId !== null })),
    })),
    entered,
    waiting: good - entered,
  };
}

/**
 * Enters everybody of the file with whom nothing is wrong, in its order; the others are left out.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it is over, BAD_INPUT for
 *   what is no CSV
 */
export async function importEntries(
  ctx: MemberContext,
  { id, csv }: Input,
): Promise<z.infer<typeof importOutput>> {
  requireVoice(ctx.actor);
  return organise(ctx, id, async (tx, tournament) => {
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    const judged = await judge({ db: tx, actor: ctx.actor }, tournament, csv);
    const entrants = judged.flatMap((line): Entrant[] =>
      line.problem === null ? [entrantOf(line, tournament.teamSize)] : [],
    );
    if (entrants.length > 0) await enter(ctx, tx, tournament, entrants);
    const free = Math.max(0, tournament.maxParticipants - tournament.enteredCount);
    const entered = Math.min(free, entrants.length);
    return { entered, waiting: entrants.length - entered };
  });
}

const entrantOf = ({ name, seed, isPaid, players }: Judged, teamSize: number): Entrant => ({
  name: teamSize > 1 && name !== '' ? name : null,
  seed,
  isPaid,
  players: players.map((player) => ({
    userId: player.userId,
    guestName: player.userId === null ? player.name : null,
  })),
});
