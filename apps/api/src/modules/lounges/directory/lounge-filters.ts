import type { Placeholders } from '@oche/db';
import type { Amenity, LoungeType } from '@oche/validators/lounges';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What a directory is narrowed by; what isn't asked for lets everything through. */
export interface Filters {
  /** folded, anywhere in name or city; may be empty */
  text: string;
  /** folded, anywhere in the city; may be empty */
  city: string;
  types: LoungeType[];
  /** all of them */
  amenities: Amenity[];
}

/** A circle, as the index of places knows it. */
export interface Circle {
  /** its middle as text of the type cube */
  origin: string;
  /** straight line from the middle to the edge, in kilometres */
  chord: number;
}

/** The texts as patterns that the index of texts can look up; one that is empty finds everything. */
export interface Patterns {
  textPattern: string;
  cityPattern: string;
}

/**
 * As the rows are read: short tests first. PostgreSQL can't see into `coalesce`, so that it expects
 * the same of all values, and has one plan for all of them.
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

/** The box lets the index find them, the distance cuts its corners off. */
export const isWithin = (p: Placeholders<Circle>): RawBuilder<SqlBool> => sql<SqlBool>`
  place <@ cube_enlarge(${p('origin')}::cube, ${p('chord')}::float8, 3)
  and place <-> ${p('origin')}::cube <= ${p('chord')}::float8`;

/** Straight line to the origin in kilometres: what the index sorts by. */
export const chordFrom = (p: Placeholders<Pick<Circle, 'origin'>>): RawBuilder<number> =>
  sql<number>`(place <-> ${p('origin')}::cube)`;

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const patternsOf = ({ text, city }: Pick<Filters, 'text' | 'city'>): Patterns => ({
  textPattern: text ? `%${literally(text)}%` : '%',
  // the city is the second line
  cityPattern: city ? `%\n%${literally(city)}%` : '%',
});

/** The index of texts knows three letters in a row; with fewer it would read everything. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

export const isInTextIndex = ({ text, city }: Pick<Filters, 'text' | 'city'>): boolean =>
  TRIGRAM.test(text) || TRIGRAM.test(city);

/** Finds the city of exactly this folded name. */
export const wholeCityPatternOf = (city: string): string => `%\n${literally(city)}`;
