import type { Cell, Rows } from './copy.ts';
import { type LoungeWorld, type PlannedLounge, planLounge } from './lounge-plan.ts';
import { scaleLoungeText, scaleReviewComment } from './lounge-text.ts';
import { isoTime } from './rows.ts';

/** Where the ids of our rows begin, as the tables may contain other data. */
export interface LoungeIds {
  userPrefix: string;
  lounge: number;
  board: number;
  booking: number;
  review: number;
}

/** How many rows come before those of lounge n. The last entry is the number of all rows. */
export interface LoungeOffsets {
  boards: Int32Array;
  bookings: Int32Array;
  reviews: Int32Array;
}

export function loungeOffsets(world: LoungeWorld): LoungeOffsets {
  const empty = () => new Int32Array(world.lounges + 1);
  const offsets = { boards: empty(), bookings: empty(), reviews: empty() };
  for (let number = 0; number < world.lounges; number++) {
    const lounge = planLounge(world, number);
    offsets.boards[number + 1] = (offsets.boards[number] ?? 0) + lounge.boards;
    offsets.bookings[number + 1] = (offsets.bookings[number] ?? 0) + lounge.bookings.length;
    offsets.reviews[number + 1] = (offsets.reviews[number] ?? 0) + lounge.reviews.length;
  }
  return offsets;
}

/** All rows of all lounges; the lounges are planned one after the other. */
export function* rowsOfAll(
  world: LoungeWorld,
  rowsOf: (lounge: PlannedLounge) => Iterable<readonly Cell[]>,
): Generator<readonly Cell[]> {
  for (let number = 0; number < world.lounges; number++) yield* rowsOf(planLounge(world, number));
}

const TIME_ZONES = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
} as const;
const HOURS = JSON.stringify(
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    periods: [{ from: '17:00', to: weekday === 5 || weekday === 6 ? '02:00' : '23:30' }],
  })),
);

export function loungeRows(world: LoungeWorld, ids: LoungeIds): Rows {
  return {
    columns: [
      'id',
      'name',
      'description',
      'lounge_type',
      'address',
      'zip_code',
      'city',
      'country',
      'state',
      'latitude',
      'longitude',
      'is_place_exact',
      'amenities',
      'time_zone',
      'opening_hours',
      'number_of_boards',
      'price_per_hour_cents',
      'rating_count',
      'rating_sum',
      'created_by',
      'created_at',
      'updated_at',
    ],
    cells: rowsOfAll(world, (lounge) => [loungeRow(lounge, ids)]),
  };
}

function loungeRow(lounge: PlannedLounge, ids: LoungeIds): Cell[] {
  const { number, place, drift, reviews } = lounge;
  const { name, description, address } = scaleLoungeText(number, place.city);
  const created = isoTime(lounge.created);
  return [
    ids.lounge + number,
    name.slice(0, 120),
    description,
    lounge.type,
    address,
    place.code,
    place.city.slice(0, 120),
    place.country,
    place.state,
    place.latitude + (drift?.latitude ?? 0),
    place.longitude + (drift?.longitude ?? 0),
    drift !== null,
    `{${lounge.amenities.join(',')}}`,
    TIME_ZONES[place.country],
    lounge.hasHours ? HOURS : null,
    lounge.boards,
    lounge.priceCents,
    reviews.length,
    reviews.reduce((sum, { rating }) => sum + rating, 0),
    `${ids.userPrefix}${lounge.owner}`,
    created,
    created,
  ];
}

export function calendarRows(world: LoungeWorld, ids: LoungeIds): Rows {
  const cells = rowsOfAll(world, ({ number }) => [[ids.lounge + number]]);
  return { columns: ['lounge_id'], cells };
}

export function staffRows(world: LoungeWorld, ids: LoungeIds): Rows {
  return {
    columns: ['lounge_id', 'user_id', 'role', 'created_at'],
    cells: rowsOfAll(world, ({ number, owner, created }) => [
      [ids.lounge + number, `${ids.userPrefix}${owner}`, 'owner', isoTime(created)],
    ]),
  };
}

/** From the face of the board to the oche, by the rules of darts. */
const OCHE_DISTANCE_MM = { steel: 2370, soft: 2440 } as const;

export function boardRows(world: LoungeWorld, ids: LoungeIds, offsets: LoungeOffsets): Rows {
  const row = ({ number, created }: PlannedLounge, position: number): Cell[] => {
    const kind = (number + position) % 3 === 0 ? 'soft' : 'steel';
    return [
      ids.board + (offsets.boards[number] ?? 0) + position,
      ids.lounge + number,
      `Board ${position + 1}`,
      position,
      kind,
      OCHE_DISTANCE_MM[kind],
      position === 0,
      isoTime(created),
    ];
  };
  return {
    columns: [
      'id',
      'lounge_id',
      'name',
      'position',
      'kind',
      'oche_distance_mm',
      'is_accessible',
      'created_at',
    ],
    cells: rowsOfAll(world, (lounge) =>
      Array.from({ length: lounge.boards }, (_, position) => row(lounge, position)),
    ),
  };
}

export function reviewRows(world: LoungeWorld, ids: LoungeIds, offsets: LoungeOffsets): Rows {
  return {
    columns: [
      'id',
      'lounge_id',
      'author_id',
      'rating',
      'comment',
      'is_visit_confirmed',
      'created_at',
    ],
    cells: rowsOfAll(world, ({ number, reviews }) =>
      reviews.map((review, index) => [
        ids.review + (offsets.reviews[number] ?? 0) + index,
        ids.lounge + number,
        `${ids.userPrefix}${review.author}`,
        review.rating,
        scaleReviewComment(number + index),
        review.isVisitConfirmed,
        isoTime(review.created),
      ]),
    ),
  };
}
