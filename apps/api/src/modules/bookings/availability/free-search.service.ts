import type {
  Evening,
  mapFreeInput,
  mapFreeOutput,
  Offer,
  searchFreeInput,
  searchFreeOutput,
} from '@oche/validators/bookings/schemas';
import { boardsFor, NIGHT_ENDS } from '@oche/validators/lounges/limits';
import { minutesOf } from '@oche/validators/lounges/opening-hours';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import {
  DAY_MS,
  firstInstantAt,
  isoOf,
  MINUTE_MS,
  midnightOf,
} from '../../../lib/time/wall-clock.ts';
import {
  businessDateAt,
  type ListedRules,
  mapLoungesThat,
  searchLoungesThat,
  type TimeRules,
} from '../../lounges/index.ts';
import { withBuffer } from '../boards/occupancy.service.ts';
import { priceOf } from '../rules/price.ts';
import type { Span } from '../rules/span.ts';
import { intervalOf, timeRefusal } from '../rules/wish.ts';
import { countBusyIn } from './free-now.queries.ts';

type Reader = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * The directory's lounges that have enough free boards for an evening, with what it costs there. What is found can be
 * booked: the same rules are asked.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function searchFree(
  ctx: ServiceContext,
  { when, ...input }: z.output<typeof searchFreeInput>,
): Promise<z.infer<typeof searchFreeOutput>> {
  const found = await searchLoungesThat(ctx, input, daysAround(when), (lounges) =>
    offersOf(ctx, lounges, when),
  );
  return {
    ...found,
    items: found.items.map(({ lounge, known }) => ({ ...lounge, offer: known })),
  };
}

/** The same on a part of the map. */
export const mapFree = (
  ctx: ServiceContext,
  { when, ...input }: z.output<typeof mapFreeInput>,
): Promise<z.infer<typeof mapFreeOutput>> =>
  mapLoungesThat(ctx, input, daysAround(when), (lounges) => offersOf(ctx, lounges, when));

function daysAround({ date }: Evening) {
  const midnight = midnightOf(date);
  return { from: isoOf(midnight - DAY_MS), to: isoOf(midnight + 3 * DAY_MS) };
}

/** What lounges have for an evening; those without enough boards, or closed then, are missing. */
async function offersOf(
  { db, clock }: Reader,
  listed: readonly ListedRules[],
  when: Evening,
): Promise<ReadonlyMap<number, Offer>> {
  const now = clock.now();
  const boards = boardsFor(when.people);
  const spanIn = spansOf(when);
  const lounges = listed
    .map((rules) => ({ rules, span: spanIn(rules.timeZone) }))
    .filter(
      ({ rules, span }) =>
        rules.isActive && rules.numberOfBoards >= boards && timeRefusal(rules, span, now) === null,
    );
  const busy = await readBusy(db, lounges);
  const offers = lounges.map(({ rules, span }): Offer => {
    const price = priceOf(rules, intervalOf(span), { boardCount: boards, groupSize: when.people });
    return {
      ...span,
      date: businessDateAt(rules, Date.parse(span.startTime)),
      freeBoards: rules.numberOfBoards - (busy.get(rules.loungeId) ?? 0),
      boards,
      price: euroOf(price.totalCents),
    };
  });
  return new Map(
    lounges.flatMap(({ rules }, index) => {
      const offer = offers[index];
      return offer && offer.freeBoards >= boards ? [[rules.loungeId, offer] as const] : [];
    }),
  );
}

/** An evening in the time zone of each lounge; most of them share one. */
function spansOf(when: Evening): (timeZone: string) => Span {
  const spans = new Map<string, Span>();
  return (timeZone) => {
    const span = spans.get(timeZone) ?? spanOf(timeZone, when);
    spans.set(timeZone, span);
    return span;
  };
}

/** The instants at which the clock of a lounge shows these times. */
export function spanOf(timeZone: string, { date, from, to }: Omit<Evening, 'people'>): Span {
  const night = from < NIGHT_ENDS ? DAY_MS : 0;
  const start = midnightOf(date) + night + minutesOf(from) * MINUTE_MS;
  const sameDay = midnightOf(date) + night + minutesOf(to) * MINUTE_MS;
  const end = sameDay > start ? sameDay : sameDay + DAY_MS;
  return {
    startTime: isoOf(firstInstantAt(timeZone, start)),
    endTime: isoOf(firstInstantAt(timeZone, end)),
  };
}

/** How many boards are taken in the lounges. A booking also takes the time after it that a lounge keeps between two. */
async function readBusy(
  db: Reader['db'],
  lounges: readonly { rules: TimeRules; span: Span }[],
): Promise<Map<number, number>> {
  if (lounges.length === 0) return new Map();
  const taken = lounges.map(({ rules, span }) => withBuffer(span, rules.bufferMinutes));
  const rows = await countBusyIn(db, {
    loungeIds: lounges.map(({ rules }) => rules.loungeId),
    from: taken.map(({ startTime }) => startTime),
    to: taken.map(({ endTime }) => endTime),
  });
  return new Map(rows.map(({ loungeId, boards }) => [loungeId, boards]));
}
