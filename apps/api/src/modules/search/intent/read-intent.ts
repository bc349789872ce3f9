import type { SearchCategory } from '@oche/validators/search/limits';
import {
  type Entry,
  meaningsOf,
  onOneLine,
  takeApart,
  withoutPart,
} from '@oche/validators/search/taken-apart';
import type { CalledBy, NamedPlace } from '../../../lib/declared/searchable.ts';
import { type Days, NEAR, timesOn } from './times.ts';

/** What was understood of a question, with the words that say it. */
export type Part = { at: number; text: string } & (
  | { role: 'kind'; category: SearchCategory }
  | { role: 'time'; days: Days }
  | { role: 'near' }
  | { role: 'place'; place: NamedPlace }
);

/** A question, taken apart. */
export interface Intent {
  parts: Part[];
  /** as long as the question, with line breaks where something was understood */
  left: string;
}

/** By which words people name things of a category. */
export type KindWords = CalledBy & { category: SearchCategory };

/** Names of places have no more words. */
const NAME_WORDS = 3;
/** Nobody names more places in a question, and each word may be one. */
const NAMES_MAX = 40;
const TOKEN = /(?<![\p{L}\p{N}"„“”«»-])[\p{L}\p{M}\p{N}.’'-]+(?![\p{L}\p{N}"„“”«»])/gu;

interface Name {
  at: number;
  text: string;
}

/** The parts of a text that may be the name of a place, or its postal code; the longer ones first. */
export function namesIn(text: string): Name[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ at: index, text: word }));
  const names: Name[] = [];
  for (let count = NAME_WORDS; count > 0; count -= 1) {
    for (const [index, { at }] of tokens.entries()) {
      const last = tokens[index + count - 1];
      if (!last) break;
      const name = text.slice(at, last.at + last.text.length);
      if (/^(?:\d{4,5}|[\p{L}][^\d\n]{2,})$/u.test(name) && !name.includes('\n')) {
        names.push({ at, text: name });
      }
    }
  }
  return names.slice(0, NAMES_MAX);
}

/** With fewer postal codes a name is a village's, and often a word of the language: Linden, Singen, Regen. */
const TOWN_CODES = 3;
const LEAD_IN = /(?:rund um|in der nähe von|in|bei|nahe|um|aus|nach|near|around|at)\s+$/iu;

/** A place that the text names: a town, or one that stands behind "in", or beside a word for a kind of thing. */
function placeIn(
  left: string,
  places: ReadonlyMap<string, NamedPlace>,
  hasKind: boolean,
): Part | null {
  for (const { at, text } of namesIn(left)) {
    const place = places.get(text);
    const lead = LEAD_IN.exec(left.slice(0, at))?.[0] ?? '';
    const isBehindWord =
      lead.length < at && /[\p{L}\p{N}]/u.test(left.charAt(at - lead.length - 1));
    const hasLead = lead !== '' && !isBehindWord;
    if (!place || !(place.codes >= TOWN_CODES || /^\d/.test(text) || hasLead || hasKind)) continue;
    const begin = hasLead ? at - lead.length : at;
    return { at: begin, text: left.slice(begin, at + text.length), role: 'place', place };
  }
  return null;
}

const entriesOf = (kinds: readonly KindWords[]): Entry<SearchCategory>[] =>
  kinds.flatMap(({ category, always, besidePlace, besideWords }) => [
    { words: always, means: category, key: 'kind' },
    ...(besidePlace ? [{ words: besidePlace, means: category, beside: 'place' }] : []),
    ...(besideWords ? [{ words: besideWords, means: category, beside: 'words' }] : []),
  ]);

/**
 * Reads what a question asks for: kinds of things, a place, a time. The rest stays for the domains, which know the
 * attributes of their things, and for the words.
 *
 * @param places those of the names in the question that are known
 */
export function readIntent(
  question: string,
  kinds: readonly KindWords[],
  places: ReadonlyMap<string, NamedPlace>,
  today: string,
): Intent {
  const parts: Part[] = [];
  let left = question;
  const take = (part: Part) => {
    parts.push(part);
    left = withoutPart(left, part.at, part.text.length);
  };
  const [near] = left.matchAll(NEAR);
  if (near) take({ at: near.index, text: near[0], role: 'near' });
  const times = takeApart(left, { patterns: timesOn(today), meaningOf: () => undefined });
  const [time] = times.understood;
  if (time) take({ at: time.at, text: time.text, role: 'time', days: time.means });

  const meaningOf = meaningsOf(entriesOf(kinds));
  const kindsIn = (present: readonly string[]) =>
    takeApart(left, { patterns: [], meaningOf }, present).understood;
  if (!near) {
    const place = placeIn(left, places, kindsIn([]).length > 0);
    if (place) take(place);
  }
  const isSomewhere = parts.some(({ role }) => role === 'place' || role === 'near');
  const always = kindsIn([]);
  const words = onOneLine(left).split(' ').length;
  const present = [
    ...(isSomewhere && always.length === 0 ? ['place'] : []),
    ...(words > always.length + 1 ? ['words'] : []),
  ];
  for (const { at, text, means } of kindsIn(present)) {
    take({ at, text, role: 'kind', category: means });
  }
  parts.sort((one, other) => one.at - other.at);
  return { parts, left };
}

/** The text with some of its parts put back where they stood. */
export function putBack(left: string, parts: readonly { at: number; text: string }[]): string {
  return parts.reduce(
    (text, part) => text.slice(0, part.at) + part.text + text.slice(part.at + part.text.length),
    left,
  );
}

/** The question without one of its parts. */
export const withoutIt = (question: string, { at, text }: { at: number; text: string }): string =>
  onOneLine(withoutPart(question, at, text.length));
