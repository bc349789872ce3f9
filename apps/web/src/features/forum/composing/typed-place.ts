import type { TypedMention } from '../../../components/mention/typed-mention.ts';

export interface Place {
  kind: 'subforum' | 'lounges' | 'tournaments';
  name: string;
  /** what tells it apart */
  detail: string | null;
  path: string;
}

/** From this many letters on places are looked for. */
const QUERY_MIN = 2;
const QUERY_MAX = 40;

/** It begins with a letter, as #3 is a post; a minus stands for a blank. */
const AT_THE_END = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_#/&.-])#(\\p{L}[\\p{L}\\p{M}\\p{N}-]{${QUERY_MIN - 1},${QUERY_MAX}})$`,
  'u',
);

/** @returns null when no place is being named at the caret */
export function typedPlace(text: string, caret: number): TypedMention | null {
  const from = Math.max(0, caret - QUERY_MAX - 3);
  const [found, query] = AT_THE_END.exec(text.slice(from, caret)) ?? [];
  if (found === undefined || query === undefined) return null;
  return { start: caret - found.length, end: caret, query };
}

/** As the formatting has links; brackets in a name would end its words. */
export const placeLink = ({ name, path }: Pick<Place, 'name' | 'path'>, origin: string): string =>
  `[${name.replace(/[[\]\\]/g, '\\$&')}](${origin}${path})`;

/** Those with a word in their name that begins so. */
export const placesNamed = (places: readonly Place[], query: string): Place[] => {
  const needle = query.toLowerCase();
  return places.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${needle}`));
};
