import type { Landing } from '@oche/validators/home/landing';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import { readFreeNow } from '../../bookings/index.ts';
import { readShownGame } from '../../games/index.ts';
import { cityAddress } from '../../lounges/index.ts';
import { isPageClosed } from '../../site/index.ts';
import { countTournaments, listTournaments } from '../../tournaments/index.ts';
import * as queries from './landing.queries.ts';

const TOURNAMENTS = 4;
/** The product's days are those of Berlin, as its evenings are. */
const ZONE = 'Europe/Berlin';

/**
 * What is going on, as the landing page shows it: numbers, next tournaments, lounges by city, newest threads. It is
 * for everybody alike, so that the page can be kept; of an area that is switched off there is nothing.
 */
export async function getLanding(ctx: ServiceContext): Promise<Landing> {
  const everybody = { ...ctx, actor: null };
  const [hasForum, hasLounges, hasTournaments, hasGames] = await Promise.all(
    ['/forum', '/venues', '/tournaments', '/games'].map(
      async (path) => !(await isPageClosed(ctx, path)),
    ),
  );
  const [figures, tournaments, threads] = await Promise.all([
    readFigures(ctx),
    hasTournaments ? listTournaments(everybody, NEXT) : { items: [] },
    hasForum ? queries.listLatestThreads(ctx.db, {}) : [],
  ]);
  const { cities, game } = figures;
  return {
    figures: {
      lounges: hasLounges ? (cities[0]?.allLounges ?? 0) : 0,
      boards: hasLounges ? (cities[0]?.allBoards ?? 0) : 0,
      tournaments: hasTournaments ? figures.tournaments : 0,
      games: figures.games,
      posts: hasForum ? figures.posts : 0,
    },
    game: hasGames ? game : null,
    tournaments: tournaments.items.map(
      ({ id, name, startDate, venue, participantCount, maxParticipants }) => ({
        id,
        name,
        startDate,
        timeZone: venue?.timeZone ?? ZONE,
        city: venue?.city ?? null,
        taken: participantCount,
        places: maxParticipants,
      }),
    ),
    cities: hasLounges ? await withFreeBoards(ctx, cities) : [],
    threads,
  };
}

const NEXT = { status: 'upcoming', search: '', limit: TOURNAMENTS } as const;

type City = Awaited<ReturnType<typeof queries.listCities>>[number];

async function withFreeBoards(ctx: ServiceContext, cities: City[]): Promise<Landing['cities']> {
  const now = await readFreeNow(
    ctx,
    cities.map(({ loungeId }) => loungeId),
  );
  return cities.flatMap(({ city, lounges, boards, loungeId, loungeName }) => {
    const state = now.get(loungeId);
    if (!state) return [];
    const { isOpen, free } = state;
    const lounge = { id: loungeId, name: loungeName, isOpen, boards: state.boards, free };
    return [{ slug: cityAddress(city), city, lounges, boards, lounge }];
  });
}

interface Figures {
  game: Landing['game'];
  cities: City[];
  tournaments: number;
  games: number;
  posts: number;
}

/** Counting looks at every lounge, so it is done once a minute, whoever asks. */
const COUNTED_FOR_MS = 60_000;
const counted = new WeakMap<Deps['events'], { until: number; figures: Promise<Figures> }>();

function readFigures(ctx: ServiceContext): Promise<Figures> {
  const now = ctx.clock.now().getTime();
  const known = counted.get(ctx.events);
  if (known && now < known.until) return known.figures;
  const figures = countAll(ctx);
  counted.set(ctx.events, { until: now + COUNTED_FOR_MS, figures });
  // what failed is asked for again by the next reader
  figures.catch(() => counted.delete(ctx.events));
  return figures;
}

async function countAll(ctx: ServiceContext): Promise<Figures> {
  const today = localDateAt(ZONE, ctx.clock.now().getTime());
  const [cities, week, tournaments, game] = await Promise.all([
    queries.listCities(ctx.db, {}),
    queries.getWeek.first(ctx.db, { today }),
    countTournaments(ctx),
    readShownGame(ctx),
  ]);
  return {
    game,
    cities,
    tournaments: tournaments.active + tournaments.upcoming,
    games: week?.games ?? 0,
    posts: week?.posts ?? 0,
  };
}
