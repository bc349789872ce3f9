import type { Entry, Position, Setup } from '@oche/darts/game';
import { entriesByLeg, replay } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame, withoutDarts } from '@oche/darts/thrower';
import { isRefusal } from '@oche/darts/visit';
import { DAY_MS, HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { type DemoPlayer, demoGuests, demoPlayers } from './players.ts';

/** A game of the demo season. Its players are demo members, or guests. */
export interface DemoGame {
  setup: Setup;
  sides: readonly (readonly DemoSeat[])[];
  startedAt: Date;
  finishedAt: Date;
  legs: readonly (readonly Entry[])[];
  entries: readonly Entry[];
  position: Position;
  /** whether it was played at a lounge, and at which of those that there are */
  lounge: number | undefined;
}

export type DemoSeat = { member: DemoPlayer } | { guestName: string };

export const SEASON_GAMES = 2400;
const SEASON_DAYS = 300;
const VISIT_MS = 16_000;
/** Evenings begin then, in UTC: 18 or 19 o'clock at home. */
const EVENING_HOUR = 17;
const EVENING_HOURS = 5;
/** The last games are over by then, before `now`. */
const LATEST_MS = 3 * HOUR_MS;

const best = (count: number) => ({ legs: { kind: 'bestOf', count } as const });
const x01 = (start: number) => ({ game: 'x01', start, in: 'straight', out: 'double' }) as const;

/** What is played, and by how many of a hundred. */
const KINDS = [
  { until: 36, rules: x01(501), format: best(3) },
  { until: 60, rules: x01(501), format: best(5) },
  { until: 68, rules: x01(501), format: best(1) },
  { until: 82, rules: x01(301), format: best(3) },
  { until: 90, rules: { game: 'cricket', scoring: 'standard' }, format: best(1) },
  { until: 95, rules: x01(501), format: best(3), isTeams: true },
  { until: 100, rules: x01(501), format: best(3), isWithGuest: true },
] as const;

/**
 * A season of games before `now`, in the order of their ends; always the same for the same `now`.
 * @param games how many
 */
export function playSeason(now: Date, games = SEASON_GAMES): DemoGame[] {
  const random = randomFrom('demo season');
  return Array.from({ length: games }, (_, index) => {
    // more and more was played
    const progress = Math.sqrt((index + random()) / games);
    return playDemoGame(now, progress, random);
  }).sort((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime());
}

function playDemoGame(now: Date, progress: number, random: () => number): DemoGame {
  const roll = random() * 100;
  const kind = KINDS.find(({ until }) => roll < until) ?? KINDS[0];
  const isTeams = 'isTeams' in kind;
  const members = drawPlayers(isTeams ? 4 : 2, random);
  const sides = isTeams
    ? [members.slice(0, 2), members.slice(2)]
    : 'isWithGuest' in kind
      ? [
          members.slice(0, 1),
          [{ guestName: demoGuests[Math.floor(random() * demoGuests.length)] ?? '' }],
        ]
      : [members.slice(0, 1), members.slice(1)];
  const setup: Setup = {
    rules: kind.rules,
    format: kind.format,
    sides: sides.map((seats) => seats.length),
    first: random() < 0.5 ? 0 : 1,
  };
  const thrown = throwGame(
    setup,
    sides.map((seats) => averageOf(seats, progress)),
    random,
  );
  const entersTotals = members.some((seat) => 'member' in seat && seat.member.entersTotals);
  const entries = entersTotals ? thrown.turns.map(withoutDarts) : thrown.entries;
  const game = replay(setup, entries);
  if (isRefusal(game)) throw new Error(`entry ${game.entry} can't be: ${game.refused}`);
  const finishedAt = endOf(now, progress, random);
  return {
    setup,
    sides,
    startedAt: new Date(finishedAt.getTime() - entries.length * VISIT_MS),
    finishedAt,
    entries,
    legs: entriesByLeg(game),
    position: game.position,
    lounge: random() < 0.5 ? Math.floor(random() * 20) : undefined,
  };
}

/** Players of about the same strength meet more often. */
function drawPlayers(count: number, random: () => number): { member: DemoPlayer }[] {
  const first = drawPlayer(random);
  const drawn = [first];
  while (drawn.length < count) {
    const other = drawPlayer(random);
    const apart = Math.abs(other.averages[1] - first.averages[1]);
    if (!drawn.includes(other) && random() < Math.exp(-apart / 18)) drawn.push(other);
  }
  return drawn.map((member) => ({ member }));
}

const OFTEN = demoPlayers.reduce((sum, { often }) => sum + often, 0);

function drawPlayer(random: () => number): DemoPlayer {
  let left = random() * OFTEN;
  for (const player of demoPlayers) {
    left -= player.often;
    if (left < 0) return player;
  }
  return drawPlayer(random);
}

const GUEST_AVERAGE = 36;

/** The mean of a side on this day of the season. */
function averageOf(seats: readonly DemoSeat[], progress: number): number {
  const averages = seats.map((seat) => {
    if (!('member' in seat)) return GUEST_AVERAGE;
    const [before, now] = seat.member.averages;
    return before + (now - before) * progress;
  });
  return averages.reduce((sum, average) => sum + average, 0) / averages.length;
}

function endOf(now: Date, progress: number, random: () => number): Date {
  const day = new Date(now.getTime() - (1 - progress) * SEASON_DAYS * DAY_MS);
  day.setUTCHours(EVENING_HOUR, 0, 0, 0);
  const end = day.getTime() + random() * EVENING_HOURS * HOUR_MS;
  const latest = now.getTime() - LATEST_MS;
  return new Date(end > latest ? end - DAY_MS : end);
}
