import { FILE_NAME_MAX, type TournamentFile } from '@oche/validators/tournaments/file';
import type { DrawOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { ServiceContext } from '../../../lib/deps.ts';
import { getTournament } from '../core/tournament.service.ts';
import { listDraws } from '../draw/draw.service.ts';
import { listEntries } from '../entries/entry-list.service.ts';
import * as courses from '../matches/course.queries.ts';
import { listMatches } from '../matches/matches.service.ts';

const PAGE = 100;

/**
 * A whole tournament as a file, with names as far as the reader may see them.
 * @throws AppError TOURNAMENT_NOT_FOUND, also for somebody who may not see it
 */
export async function exportTournamentFile(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<TournamentFile> {
  const tournament = await getTournament(ctx, { id });
  const ofTournament = { tournamentId: id };
  const [course, [draw], formats, late, left] = await Promise.all([
    listMatches(ctx, { id }),
    listDraws(ctx, { id }),
    courses.listFormats(ctx.db, ofTournament),
    courses.listLate(ctx.db, ofTournament),
    courses.listLeft(ctx.db, ofTournament),
  ]);
  const named = new Map<number, TournamentFile['entries'][number]>();
  const isOfTeams = tournament.teamSize > 1;
  const last = draw ? await courses.getLastDraw.first(ctx.db, ofTournament) : undefined;
  const entryOf = (id: number, name: string, players: readonly string[]) => ({
    name: isOfTeams ? fitting(name) : null,
    players: players.map(fitting),
    lot: draw ? (last?.lots?.[id] ?? id) : null,
  });
  for (const entrant of course.entrants) {
    const players = entrant.players.map(({ name }) => name);
    named.set(entrant.id, entryOf(entrant.id, entrant.name, players));
  }
  if (!draw) {
    for (const entry of await allEntries(ctx, id)) {
      const players = entry.players.map(({ person, guestName }) =>
        person ? `${person.firstName} ${person.lastName}`.trim() : (guestName ?? ''),
      );
      named.set(entry.id, entryOf(entry.id, entry.name, players));
    }
  }
  const ids = [...named.keys()].sort((one, other) => one - other);
  const places = new Map(ids.map((entryId, index) => [entryId, index + 1]));
  const placeOf = (entryId: number) => places.get(entryId) ?? 0;
  const isKnown = (entryId: number) => places.has(entryId);
  return {
    format: 'oche-tournament',
    version: 1,
    status: tournament.status,
    tournament: saidOf(tournament),
    entries: ids.flatMap((entryId) => named.get(entryId) ?? []),
    draw: draw ? drawOf(draw, placeOf) : null,
    late: late.map(({ entryId, place }) => ({ entry: placeOf(entryId), place })),
    left: left.flatMap((entry) => (isKnown(entry.id) ? [placeOf(entry.id)] : [])),
    formats: formats.map(({ stage, round, format }) => ({ stage, round, format })),
    matches: course.matches.flatMap(({ plan, players, score }) => {
      if (score === null && plan.stage !== 'swiss') return [];
      const side = (player: (typeof players)[number]) =>
        typeof player === 'number' ? placeOf(player) : null;
      const sides: [number | null, number | null] = [side(players[0]), side(players[1])];
      return [{ key: plan.id, stage: plan.stage, round: plan.round, players: sides, score }];
    }),
  };
}

/** A guest's name has so many characters at most; where nobody is named there stands a dash. */
const fitting = (name: string): string => name.slice(0, FILE_NAME_MAX).trim() || '–';

async function allEntries(ctx: ServiceContext, id: number) {
  const all: Awaited<ReturnType<typeof listEntries>>['items'] = [];
  let cursor: string | undefined;
  do {
    const page = await listEntries(ctx, { id, filter: 'registered', limit: PAGE, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const drawOf = (
  { kind, seeding, seed, seeded, options, entrants, places }: DrawOutput,
  placeOf: (entryId: number) => number,
): NonNullable<TournamentFile['draw']> => ({
  kind,
  seeding,
  seed,
  seeded,
  options,
  entrants: entrants.map(({ id, apart }) => ({ entry: placeOf(id), apart })),
  places: places.map(placeOf),
});

/** The lounge is told as a place: elsewhere it has another number, or isn't there. */
const saidOf = (one: TournamentOutput): TournamentFile['tournament'] => ({
  name: one.name,
  description: one.description ?? undefined,
  tournamentType: one.tournamentType,
  gameFormat: one.gameFormat,
  rules: one.rules ?? undefined,
  format: one.format,
  teamSize: one.teamSize,
  maxParticipants: one.maxParticipants,
  entryFee: one.entryFee,
  prizePool: one.prizePool,
  startDate: one.startDate,
  endDate: one.endDate ?? undefined,
  registrationDeadline: one.registrationDeadline,
  checkInOpensAt: one.checkInOpensAt ?? undefined,
  isPublic: one.isPublic,
  isInvitedOnly: one.isInvitedOnly,
  rating: one.rating,
  location: one.venue ? `${one.venue.name}, ${one.venue.city}` : (one.location ?? undefined),
});
