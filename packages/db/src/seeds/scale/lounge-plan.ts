import { createRandom, type Random } from '../random.ts';
import { choosePlace, type Place, type Places, placeAt } from './places.ts';

const DAY_MS = 86_400_000;
const YEARS_MS = 3 * 365 * DAY_MS;
/** Bookings lie in this many days before and after today. */
const DAYS_AROUND = 14;
/** Hours at which bookings begin, in the evening, when every lounge is open. */
const SLOTS = [18, 20];
const SLOT_HOURS = 2;
const MAX_BOARDS = 16;
const MAX_REVIEWS = 8;
const SHARE_WITH_BOOKINGS = 0.03;
/** Lounges that have the same shape in data of every size, for measurements. */
const TYPICAL = { number: 0, boards: 8 };
const BUSY = { number: 1, boards: 50 };

export interface LoungeWorld {
  lounges: number;
  users: number;
  now: number;
  places: Places;
  /** milliseconds since 1970 at which the slots of each day begin */
  slotsOfDays: readonly (readonly number[])[];
}

export interface PlannedBooking {
  start: number;
  end: number;
  status: 'confirmed' | 'completed' | 'cancelled' | 'no_show';
  member: number;
  /** counted from 0 */
  firstBoard: number;
  boards: number;
  priceCents: number;
  created: number;
}

interface PlannedReview {
  author: number;
  rating: number;
  isVisitConfirmed: boolean;
  created: number;
}

export interface PlannedLounge {
  number: number;
  place: Place;
  /** degrees away from the middle of the postal code, if somebody has dragged the marker */
  drift: { latitude: number; longitude: number } | null;
  owner: number;
  created: number;
  boards: number;
  priceCents: number;
  hasHours: boolean;
  type: 'bar' | 'club' | 'public_space';
  amenities: readonly string[];
  bookings: readonly PlannedBooking[];
  reviews: readonly PlannedReview[];
}

export function planWorld(lounges: number, now: number, places: Places): LoungeWorld {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, day) => day - DAYS_AROUND);
  const slotsOfDays = days.map((day) =>
    SLOTS.map((hour) => berlinHour(midnight + day * DAY_MS, hour)),
  );
  return { lounges, users: Math.max(40, Math.round(lounges / 20)), now, places, slotsOfDays };
}

/** An hour of the day in Central Europe, where all our countries have the same time. */
function berlinHour(midnightUtc: number, hour: number): number {
  const name = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    timeZoneName: 'longOffset',
  })
    .formatToParts(midnightUtc + hour * 3_600_000)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const offset = Number(name?.slice('GMT+'.length, 'GMT+00'.length));
  return midnightUtc + (hour - offset) * 3_600_000;
}

/** Plans one lounge, computed from its number alone, so that no plan has to be kept in memory. */
export function planLounge(world: LoungeWorld, number: number): PlannedLounge {
  const random = createRandom(number * 2_654_435 + 11);
  const below = (count: number) => Math.floor(random() * count);
  const place = number === TYPICAL.number ? capital(world) : choosePlace(world.places, random);
  // ids grow with the time of creation
  const created = world.now - YEARS_MS * (1 - number / world.lounges) - 30 * DAY_MS;
  const base = {
    number,
    place,
    drift:
      random() < 0.5
        ? { latitude: random() * 0.02 - 0.01, longitude: random() * 0.02 - 0.01 }
        : null,
    owner: below(world.users),
    created,
    boards: boardsOf(number, random),
    priceCents: random() < 0.1 ? 0 : 400 + 50 * below(33),
    hasHours: random() < 0.6,
    type: (['bar', 'bar', 'club', 'public_space'] as const)[below(4)] ?? 'bar',
    amenities: AMENITIES.filter(() => random() < 0.3),
  };
  const bookings = planBookings(world, base, random);
  return { ...base, bookings, reviews: planReviews(world, { ...base, bookings }, random) };
}

const AMENITIES = [
  'food',
  'drinks',
  'parking',
  'public_transport',
  'wheelchair',
  'league_home',
  'beginners_evening',
  'rental_darts',
  'wifi',
  'card_payment',
];

const capital = ({ places: { list } }: LoungeWorld): Place =>
  list.find(({ code }) => code === '10115') ?? placeAt(list, 0);

function boardsOf(number: number, random: Random): number {
  const usual = 1 + Math.floor(MAX_BOARDS * random() ** 1.8);
  return [TYPICAL, BUSY].find((fixed) => fixed.number === number)?.boards ?? usual;
}

type Base = Pick<PlannedLounge, 'number' | 'owner' | 'boards' | 'priceCents' | 'created'>;

function planBookings(world: LoungeWorld, lounge: Base, random: Random): PlannedBooking[] {
  const isFixed = lounge.number === TYPICAL.number || lounge.number === BUSY.number;
  if (!isFixed && random() >= SHARE_WITH_BOOKINGS) return [];
  const density = isFixed ? 0.4 : 0.08;
  const bookings: PlannedBooking[] = [];
  for (const start of world.slotsOfDays.flat()) {
    for (let board = 0; board < lounge.boards; board++) {
      if (random() >= density) continue;
      const boards = random() < 0.2 && board + 1 < lounge.boards ? 2 : 1;
      bookings.push({
        start,
        end: start + SLOT_HOURS * 3_600_000,
        status: statusOf(start + SLOT_HOURS * 3_600_000 < world.now, random),
        member: otherThan(lounge.owner, world, random),
        firstBoard: board,
        boards,
        priceCents: lounge.priceCents * SLOT_HOURS * boards,
        created: Math.min(world.now - 60_000, start - DAY_MS * (1 + random() * 10)),
      });
      board += boards - 1;
    }
  }
  return bookings;
}

function statusOf(isOver: boolean, random: Random): PlannedBooking['status'] {
  const kind = random();
  if (kind < 0.06) return 'cancelled';
  if (!isOver) return 'confirmed';
  return kind < 0.1 ? 'no_show' : 'completed';
}

const otherThan = (owner: number, { users }: LoungeWorld, random: Random): number =>
  (owner + 1 + Math.floor(random() * (users - 1))) % users;

/** Some are by members who have played there, some by others. They are in order of time. */
function planReviews(
  world: LoungeWorld,
  lounge: Base & { bookings: readonly PlannedBooking[] },
  random: Random,
): PlannedReview[] {
  const count = Math.floor((MAX_REVIEWS + 1) * random() ** 3);
  const visits = lounge.bookings.filter(({ status }) => status === 'completed');
  const visitors = new Set(visits.map(({ member }) => member));
  const authors = new Set([...visitors].slice(0, Math.ceil(count / 2)));
  while (authors.size < count) authors.add(otherThan(lounge.owner, world, random));
  const best = 3 + Math.floor(random() * 3);
  // visits are at most two weeks old
  const oldest = visitors.size > 0 ? world.now - DAY_MS : lounge.created;
  return [...authors]
    .map((author) => ({
      author,
      rating: Math.max(1, best - Math.floor(3 * random() ** 2)),
      isVisitConfirmed: visitors.has(author),
      created: oldest + random() * (world.now - 60_000 - oldest),
    }))
    .sort((a, b) => a.created - b.created);
}
