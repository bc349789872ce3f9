import type { SearchCategory } from '@oche/validators/search/limits';
import type { FindOutput } from '@oche/validators/search/schemas';
import { onOneLine } from '@oche/validators/search/taken-apart';
import type { RawBuilder, SqlBool } from 'kysely';
import type { NamedPlace, SearchKind, Wished } from '../../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import {
  addDays,
  HOUR_MS,
  instantOfDay,
  isoOf,
  localDateAt,
} from '../../../lib/time/wall-clock.ts';
import { namesIn, type Part, putBack, readIntent, withoutIt } from './read-intent.ts';

const TIME_ZONE = 'Europe/Berlin';
/** An evening that goes on past midnight still belongs to its day. */
const DAY_BEGINS_MS = 5 * HOUR_MS;
const EVENING_BEGINS_MS = 16 * HOUR_MS;

/** What one kind is asked for. */
interface Asked {
  /** words, "phrases" and -words */
  text: string;
  condition: RawBuilder<SqlBool> | null;
  /** the words that name the place, for what has an address but no coordinates */
  place: string | null;
  isDated: boolean;
}

/** A question as the search takes it. */
export interface Understanding {
  understood: FindOutput['understood'];
  /** only kinds of these categories are listed; null: all */
  listed: ReadonlySet<SearchCategory> | null;
  isNear: boolean;
  /** whether it is all about what is near, so that without a place there is no answer */
  asksWhere: boolean;
  place: NamedPlace | null;
  /** ISO times */
  from: string | null;
  until: string | null;
  askedOf: (kind: SearchKind) => Asked;
}

/** @returns null if there is nothing to understand, so that all of it are words */
export async function understand(
  { db, clock, searchables }: Pick<ServiceContext, 'db' | 'clock' | 'searchables'>,
  question: string,
): Promise<Understanding | null> {
  const kinds = searchables.flatMap((domain) => domain.kinds);
  const findPlaces = searchables.find((domain) => domain.findPlaces)?.findPlaces;
  const names = namesIn(question).map(({ text }) => text);
  const found = (await findPlaces?.(db, [...new Set(names)])) ?? [];
  const places = new Map(found.map((place) => [place.asked, place]));
  const words = kinds.flatMap(({ category, calledBy }) =>
    calledBy ? [{ category, ...calledBy }] : [],
  );
  const today = localDateAt(TIME_ZONE, clock.now().getTime() - DAY_BEGINS_MS);
  const { parts, left } = readIntent(question, words, places, today);

  const named = new Set(parts.flatMap((part) => (part.role === 'kind' ? [part.category] : [])));
  const wishes = new Map(kinds.map((kind) => [kind, kind.readWish?.(left) ?? null]));
  const telling = kinds.filter((kind) => wishes.get(kind)?.isTelling);
  const meant = named.size > 0 ? named : new Set(telling.map(({ category }) => category));
  if (parts.length === 0 && meant.size === 0) return null;

  const listed = meant.size > 0 ? meant : null;
  const place = parts.find((part) => part.role === 'place');
  const time = parts.find((part) => part.role === 'time');
  const attributes = kinds
    .filter(({ category }) => listed?.has(category))
    .flatMap((kind) => {
      return wishes.get(kind)?.understood.map(({ at, text }) => ({ at, text })) ?? [];
    });
  const isNear = parts.some(({ role }) => role === 'near');
  const isPlaced = kinds.every((kind) => !listed?.has(kind.category) || kind.isSomewhere);
  return {
    understood: chipsOf(question, parts, attributes),
    listed,
    isNear,
    asksWhere: isNear && listed !== null && isPlaced,
    place: place?.place ?? null,
    ...spanOf(time),
    askedOf: (kind) => askedOf(kind, { parts, left, listed, wish: wishes.get(kind) ?? null }),
  };
}

interface Read {
  parts: readonly Part[];
  left: string;
  listed: ReadonlySet<SearchCategory> | null;
  wish: Wished | null;
}

/** A kind takes from the question what it understands, and the rest as words. */
function askedOf(kind: SearchKind, { parts, left, listed, wish }: Read): Asked {
  const isListed = listed?.has(kind.category) ?? false;
  const isUnderstood = ({ role }: Part): boolean =>
    role === 'kind'
      ? isListed
      : role === 'time'
        ? // a lounge is there on every evening
          kind.isDated === true || (isListed && kind.isSomewhere === true)
        : role === 'place'
          ? kind.isSomewhere === true
          : true;
  const rest = isListed && wish ? wish.left : left;
  const place = parts.find((part) => part.role === 'place');
  return {
    text: onOneLine(
      putBack(
        rest,
        parts.filter((part) => !isUnderstood(part)),
      ),
    ),
    condition: isListed && wish ? wish.condition : null,
    place: place && kind.isSomewhere ? wordOf(place.place) : null,
    isDated: kind.isDated === true,
  };
}

/** A postal code is written as it was asked for. */
const wordOf = ({ asked, name }: NamedPlace): string => (/^\d/.test(asked) ? asked : name);

function spanOf(part: Part | undefined): Pick<Understanding, 'from' | 'until'> {
  if (part?.role !== 'time') return { from: null, until: null };
  const { from, until, isEvening } = part.days;
  const begin = isEvening ? EVENING_BEGINS_MS : DAY_BEGINS_MS;
  return {
    from: isoOf(instantOfDay(TIME_ZONE, from) + begin),
    until: isoOf(instantOfDay(TIME_ZONE, addDays(until, 1)) + DAY_BEGINS_MS),
  };
}

/** What was understood, in the order of the question; attributes that two kinds understand come once. */
function chipsOf(
  question: string,
  parts: readonly Part[],
  attributes: readonly { at: number; text: string }[],
): FindOutput['understood'] {
  const free = attributes.filter(
    ({ at }, index) => attributes.findIndex((other) => other.at === at) === index,
  );
  return [...parts, ...free.map((each) => ({ ...each, role: 'wish' as const }))]
    .sort((one, other) => one.at - other.at)
    .map((part) => ({
      role: part.role,
      text: part.text,
      without: withoutIt(question, part),
      category: part.role === 'kind' ? part.category : null,
      place: part.role === 'place' ? part.place.name : null,
      days: part.role === 'time' ? { from: part.days.from, until: part.days.until } : null,
    }));
}
