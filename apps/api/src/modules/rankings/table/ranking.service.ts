import type {
  RankedPlayer,
  RankingOutput,
  RankingStatistics,
  rankingInput,
} from '@oche/validators/rankings/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { regionsOf } from '../places/region.service.ts';
import { ALL, dayAt, scopeOf } from '../scopes.ts';
import * as queries from './ranking.queries.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor' | 'clock'>;

/**
 * The best of a list whom the reader may see, and where a member stands, seen by others or not.
 * Places count everybody who has counted games.
 * @throws AppError UNAUTHENTICATED for a visitor who asks for a region: who stands there tells members, and not
 *   everybody, roughly where they are at home
 */
export async function readRanking(
  { db, actor, clock }: Reading,
  input: z.output<typeof rankingInput>,
): Promise<RankingOutput> {
  const isOfRegion = (input.state ?? input.zipCode) !== undefined;
  if (!actor && isOfRegion) throw new AppError('UNAUTHENTICATED');
  const scope = scopeOf(input, dayAt(clock.now().getTime()));
  const viewer = viewerOf(actor);
  const userId = actor?.id ?? '';
  const { regions, unknownZipCode } = await regionsOf(db, input);
  const [items, own] = regions
    ? await Promise.all([
        queries.listTopOfRegions(db, { ...viewer, scope, regions }),
        queries.getOwnOfRegions.first(db, { userId, scope, regions }),
      ])
    : await Promise.all([
        queries.listTop(db, { ...viewer, scope }),
        queries.getOwn.first(db, { userId, scope }),
      ]);
  return { items: items.map(toPlayer), own: own ? toOwn(own) : null, unknownZipCode };
}

/** Where the member stands by points, of all time and all games; null without a counted game. */
export async function readOwnPoints({ db, actor }: MemberContext): Promise<RankingOutput['own']> {
  const own = await queries.getOwn.first(db, { userId: actor.id, scope: ALL });
  return own ? toOwn(own) : null;
}

/** The two lists of statistics. */
export async function readStatistics({
  db,
  actor,
}: Pick<ServiceContext, 'db' | 'actor'>): Promise<RankingStatistics> {
  const viewer = viewerOf(actor);
  const [highestWinRates, mostActive] = await Promise.all([
    queries.listHighestWinRates(db, viewer),
    queries.listMostActive(db, viewer),
  ]);
  return { highestWinRates: highestWinRates.map(toCounted), mostActive: mostActive.map(toCounted) };
}

interface Standing {
  points: number;
  wins: number;
  losses: number;
}

const recordOf = ({ points, wins, losses }: Standing) => ({
  points,
  wins,
  losses,
  winRate: Math.round((1000 * wins) / (wins + losses)) / 10,
});

type Row<T> = T & Standing & RankedPlayer['person'];

const personOf = <T>(row: Row<T>): RankedPlayer['person'] => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  userType: row.userType,
  role: row.role,
});

const toPlayer = (row: Row<Pick<RankedPlayer, 'place' | 'form' | 'strength'>>): RankedPlayer => ({
  place: row.place,
  person: personOf(row),
  ...recordOf(row),
  form: row.form,
  strength: row.strength,
});

const toCounted = (row: Row<{ games: number }>) => ({
  person: personOf(row),
  ...recordOf(row),
  games: row.games,
});

interface Own extends Standing {
  form: (boolean | null)[];
  before: number;
  nextPoints: number | null;
  nextMembers: number | null;
}

function toOwn(own: Own): NonNullable<RankingOutput['own']> {
  const place = own.before + 1;
  const next =
    own.nextPoints === null || own.nextMembers === null
      ? null
      : { place: place - own.nextMembers, points: own.nextPoints - own.points };
  return { place, ...recordOf(own), form: own.form, next };
}
