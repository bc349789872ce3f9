import type { Placeholders } from '@oche/db';
import type { Amenity, LoungeType } from '@oche/validators/lounges/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The filters of the directory. An empty one lets every lounge through. */
export interface Filters {
  /** folded; found anywhere in name or city; may be empty */
  text: string;
  /** folded; found anywhere in the city; may be empty */
  city: string;
  types: LoungeType[];
  /** a lounge must have all of them */
  amenities: Amenity[];
}

/** A circle, in the form that the index of places needs. */
export interface Circle {
  /** the middle, as text of the type cube */
  origin: string;
  /** kilometres from the middle to the edge, in a straight line through the earth */
  chord: number;
}

/** The texts as patterns for the index of texts. An empty text matches everything. */
export interface Patterns {
  textPattern: string;
  cityPattern: string;
}

/**
 * All filters as one expression, with the cheap tests first. PostgreSQL can't see into `coalesce`,
 * so it expects the same of all values, and uses one plan for all of them.
 */
export const matches = (p: Placeholders<Filters>): RawBuilder<SqlBool> => sql<SqlBool>`coalesce(
  lounge_type = any(${p('types')}::text[])
  and (${p('text')}::text = '' or strpos(search_text, ${p('text')}) > 0)
  and (${p('city')}::text = '' or strpos(split_part(search_text, chr(10), 2), ${p('city')}) > 0)
  and (cardinality(${p('amenities')}::text[]) = 0 or amenities @> ${p('amenities')}),
  false
)`;

export const matchesText = (p: Placeholders<Patterns>): RawBuilder<SqlBool> =>
  sql<SqlBool>`search_text like ${p('textPattern')} and search_text like ${p('cityPattern')}`;

/** The box makes the index find the lounges, and the distance excludes its corners. */
export const isWithin = (p: Placeholders<Circle>): RawBuilder<SqlBool> => sql<SqlBool>`
  place <@ cube_enlarge(${p('origin')}::cube, ${p('chord')}::float8, 3)
  and place <-> ${p('origin')}::cube <= ${p('chord')}::float8`;

/** Kilometres to the origin in a straight line, by which the index sorts. */
export const chordFrom = (p: Placeholders<Pick<Circle, 'origin'>>): RawBuilder<number> =>
  sql<number>`(place <-> ${p('origin')}::cube)`;

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** @param isWholeCity whether the city is a whole name, and not a part of one */
export function patternsOf(
  { text, city }: Pick<Filters, 'text' | 'city'>,
  isWholeCity = false,
): Patterns {
  // the city is the second line
  const anyCity = city ? `%\n%${literally(city)}%` : '%';
  return {
    textPattern: text ? `%${literally(text)}%` : '%',
    cityPattern: city && isWholeCity ? wholeCityPatternOf(city) : anyCity,
  };
}

/** The index of texts needs three consecutive letters; with fewer it would read everything. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

export const isInTextIndex = ({ text, city }: Pick<Filters, 'text' | 'city'>): boolean =>
  TRIGRAM.test(text) || TRIGRAM.test(city);

/** Finds the city of exactly this folded name. */
export const wholeCityPatternOf = (city: string): string => `%\n${literally(city)}`;
