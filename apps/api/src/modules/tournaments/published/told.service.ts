import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import { asSeen, linksTo } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getTournament } from '../core/tournament.service.ts';
import type { MatchIds, TournamentIds } from '../core/tournaments.outside.ts';
import { listMatches } from '../matches/matches.service.ts';
import { getPlaces, listPlayers } from './around.queries.ts';

const placed = (kind: string, id: number | null | undefined): HeardOf[] =>
  id == null ? [] : [{ kind, id: String(id) }];

/** The tournament, and the lounge, club and series to which it belongs. */
export async function aroundTournament(
  db: Executor,
  { tournamentId }: TournamentIds,
): Promise<HeardOf[]> {
  const places = await getPlaces.first(db, { tournamentId });
  return [
    { kind: 'tournament', id: String(tournamentId) },
    ...placed('lounge', places?.loungeId),
    ...placed('club', places?.clubId),
    ...placed('series', places?.seriesId),
  ];
}

/** The same, and who plays. */
export async function aroundMatch(db: Executor, { tournamentId, matchId }: MatchIds) {
  const around = await aroundTournament(db, { tournamentId });
  const players = await listPlayers(db, { matchId });
  return [
    ...around,
    ...players.flatMap(({ userId }) => (userId === null ? [] : [{ kind: 'member', id: userId }])),
  ];
}

const named = <Thing extends { id: number; name: string }>(thing: Thing | null) =>
  thing && { id: thing.id, name: thing.name };

export async function readTournament(ctx: MemberContext, { tournamentId: id }: TournamentIds) {
  const tournament = await asSeen(getTournament(ctx, { id }));
  if (!tournament) return null;
  return {
    id,
    ...linksTo(ctx.env, `/tournaments/${id}`, `/tournaments/${id}`),
    name: tournament.name,
    status: tournament.status,
    startDate: tournament.startDate,
    registrationDeadline: tournament.registrationDeadline,
    participantCount: tournament.participantCount,
    maxParticipants: tournament.maxParticipants,
    lounge: named(tournament.venue),
    club: named(tournament.club),
    series: named(tournament.series),
    winner: tournament.winnerName,
  };
}

export async function readMatch(ctx: MemberContext, { tournamentId, matchId }: MatchIds) {
  const tournament = await readTournament(ctx, { tournamentId });
  const course = tournament && (await asSeen(listMatches(ctx, { id: tournamentId })));
  const match = course?.matches.find(({ id }) => id === matchId);
  if (!course || !match) return null;
  const entrants = new Map(course.entrants.map((entrant) => [entrant.id, entrant]));
  return {
    tournament: {
      id: tournament.id,
      url: tournament.url,
      apiUrl: tournament.apiUrl,
      name: tournament.name,
    },
    match: {
      id: matchId,
      number: match.number,
      status: match.status,
      board: match.board,
      sides: match.players.map((player, side) => {
        const entrant = typeof player === 'number' ? entrants.get(player) : undefined;
        return {
          name: entrant?.name ?? null,
          players: entrant?.players.map(({ userId, name }) => ({ id: userId, name })) ?? [],
          score: match.score?.[side] ?? null,
          isWinner: match.winner === side,
        };
      }),
      gameId: match.gameId,
    },
  };
}
