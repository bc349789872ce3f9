import type {
  MemberFigures,
  memberFiguresInput,
  PlayerFigures,
  playerFiguresInput,
} from '@oche/validators/leagues/figures';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { toPlayer } from '../core/player.select.ts';
import * as queries from './player.queries.ts';
import { addedUp, figuresFrom } from './sums.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor'>;
type Row = Awaited<ReturnType<typeof queries.listSeasonsOfPlayers>>[number];

/**
 * What a player has done in all seasons. Of members whom the reader may name there are those of other leagues, too.
 * @throws AppError LEAGUE_PLAYER_NOT_FOUND, also when the league is hidden, and for a member who isn't shown to the
 *   reader
 */
export async function getPlayerFigures(
  { db, actor }: Reading,
  { id }: z.output<typeof playerFiguresInput>,
): Promise<PlayerFigures> {
  const viewer = viewerOf(actor);
  const league = await queries.getLeagueOfPlayer.first(db, { id, viewerId: viewer.viewerId });
  if (!league || !maySee(actor, league)) throw new AppError('LEAGUE_PLAYER_NOT_FOUND');
  const isTrusted = isOfficer(actor, league) || league.isCaptain;
  const player = await queries.getPlayerSeen.first(db, { ...viewer, isTrusted, id });
  if (!player || (player.isMember && player.person === null)) {
    throw new AppError('LEAGUE_PLAYER_NOT_FOUND');
  }
  const rows = await queries.listSeasonsOfPlayers(db, { playerIds: player.playerIds });
  return {
    player: toPlayer(player),
    league: { id: league.id, name: league.name },
    ...careerOf(rows),
  };
}

/** What a member has done in leagues that aren't hidden; nothing of one whose numbers the reader may not see. */
export async function getMemberFigures(
  { db, actor }: Reading,
  { userId }: z.output<typeof memberFiguresInput>,
): Promise<MemberFigures> {
  const players = await queries.listPlayersOfMember(db, { ...viewerOf(actor), userId });
  const playerIds = players.map(({ id }) => id);
  return careerOf(
    playerIds.length > 0 ? await queries.listSeasonsOfPlayers(db, { playerIds }) : [],
  );
}

const careerOf = (rows: readonly Row[]): MemberFigures => ({
  seasons: rows.map(toSeason),
  totals: totalsOf(rows),
});

const toSeason = (row: Row): PlayerFigures['seasons'][number] => ({
  entryId: row.entryId,
  league: { id: row.leagueId, name: row.leagueName },
  season: { id: row.seasonId, name: row.seasonName },
  division: { id: row.divisionId, name: row.divisionName },
  team: { id: row.teamId, name: row.teamName },
  games: row.games,
  ...figuresFrom(row),
});

/** One for each kind of games, as an average of 501 says nothing of one of Cricket. */
function totalsOf(rows: readonly Row[]): PlayerFigures['totals'] {
  const kinds = Map.groupBy(rows, ({ games }) => JSON.stringify(games));
  return [...kinds.values()].map((alike) => ({
    games: alike[0]?.games ?? [],
    ...figuresFrom(addedUp(alike)),
  }));
}
