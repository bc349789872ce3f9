import type { CourseOutput, MatchOutput } from '@oche/validators/tournaments/schemas';
import type { Course, CourseGroup, CourseMatch, Entrant, Player } from './course.ts';

interface Words {
  /** the name of somebody whom the reader may not see */
  unknown: string;
  /** of the place where it is played */
  timeZone: string;
}

/** What the server tells of a tournament's matches, as it is drawn. */
export function courseOf(output: CourseOutput, { unknown, timeZone }: Words): Course {
  const matches = output.matches.map(matchOf);
  return {
    timeZone,
    ...(output.expectedEnd !== null && { expectedEnd: output.expectedEnd }),
    entrants: new Map(output.entrants.map((entrant) => [entrant.id, entrantOf(entrant, unknown)])),
    matches: matches.filter(({ plan }) => !isInTable(plan)),
    groups: output.tables.map(({ group, rows, goOn }): CourseGroup => {
      const own = matches.filter(
        ({ plan }) => isInTable(plan) && (group === null || plan.group === group),
      );
      return {
        name: group ?? '',
        table: rows,
        goOn,
        matches: own,
        isRoundRobin: own.every(({ plan }) => plan.stage === 'group'),
      };
    }),
  };
}

const isInTable = ({ stage }: CourseMatch['plan']): boolean =>
  stage === 'group' || stage === 'swiss';

function entrantOf(
  { id, name, players, seed, isOwn, hasLeft }: CourseOutput['entrants'][number],
  unknown: string,
): Entrant {
  const names = players.map((player) => player.name ?? unknown);
  return {
    id,
    name: name ?? (names.join(' / ') || unknown),
    isGuest: players.length > 0 && players.every(({ userId }) => userId === null),
    isMine: isOwn,
    hasLeft,
    ...(seed !== null && { seed }),
  };
}

function matchOf({
  plan,
  number,
  players,
  status,
  score,
  winner,
  board,
  expectedAt,
  gameId,
}: MatchOutput): CourseMatch {
  const [a, b] = players;
  return {
    plan,
    number,
    players: [playerOf(a), playerOf(b)],
    state: status,
    ...(score && { score }),
    ...(winner !== null && { winner: winner === 0 ? 0 : 1 }),
    ...(board !== null && { board }),
    ...(expectedAt !== null && { time: expectedAt }),
    ...(gameId !== null && { gameId }),
  };
}

const playerOf = (player: MatchOutput['players'][number]): Player => player ?? undefined;
