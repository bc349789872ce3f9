import { foldWord } from '../search/folded-word.ts';
import type { MeantFilters } from './list.ts';

interface Entry {
  /** as people write it: one word or two, in any case, with or without umlauts */
  words: string;
  means: MeantFilters;
  /** means it only beside a word for this kind of thing: a short barrel is no short shaft */
  beside?: 'shafts' | 'flights';
}

/** What words mean in an ad's title or in a search, in German and English. */
const entries: Entry[] = [
  {
    words: 'darts/dart/dartpfeil/dartpfeile/pfeile/barrel/barrels',
    means: { category: ['darts'] },
  },
  {
    words: 'board/boards/dartboard/dartboards/scheibe/dartscheibe',
    means: { category: ['boards'] },
  },
  { words: 'zubehör/accessories', means: { category: ['accessories'] } },
  { words: 'case/cases/tasche/taschen/etui/wallet/darttasche', means: { category: ['case'] } },
  { words: 'flight/flights', means: { category: ['flights'] } },
  { words: 'shaft/shafts/schaft/schäfte/stems', means: { category: ['shafts'] } },
  { words: 'möbel/furniture/schrank/dartschrank/cabinet', means: { category: ['furniture'] } },
  { words: 'steel/steeltip/stahl/stahlspitze', means: { tip: ['steel'] } },
  { words: 'steeldart/steeldarts', means: { category: ['darts'], tip: ['steel'] } },
  { words: 'soft/softtip/kunststoffspitze', means: { tip: ['soft'] } },
  { words: 'softdart/softdarts/edart/edarts', means: { category: ['darts'], tip: ['soft'] } },
  { words: 'gerade/straight/zylindrisch', means: { barrelShape: ['straight'] } },
  { words: 'torpedo/bauchig', means: { barrelShape: ['torpedo'] } },
  { words: 'bomb/bombe/bombenform', means: { barrelShape: ['bomb'] } },
  { words: 'scallop/scalloped', means: { barrelShape: ['scallop'] } },
  { words: 'taper/tapered/konisch', means: { barrelShape: ['taper'] } },
  { words: 'glatt/smooth', means: { grip: ['smooth'] } },
  { words: 'ringgrip/ringe/rillen', means: { grip: ['ring'] } },
  { words: 'microgrip', means: { grip: ['micro'] } },
  { words: 'sharkgrip/shark/haifisch', means: { grip: ['shark'] } },
  { words: 'razorgrip/razor', means: { grip: ['razor'] } },
  { words: 'gerändelt/knurled/rändel', means: { grip: ['knurled'] } },
  { words: 'wechselspitzen/wechselspitze/changeable', means: { points: ['changeable'] } },
  { words: 'moving points/moving point', means: { points: ['moving'] } },
  { words: 'conversion', means: { points: ['conversion'] } },
  { words: 'extra short/extra kurz', means: { shaftLength: ['extra_short'] }, beside: 'shafts' },
  { words: 'short/kurz/kurze', means: { shaftLength: ['short'] }, beside: 'shafts' },
  { words: 'inbetween/intermediate', means: { shaftLength: ['between'] }, beside: 'shafts' },
  { words: 'medium/mittel', means: { shaftLength: ['medium'] }, beside: 'shafts' },
  { words: 'long/lang/lange', means: { shaftLength: ['long'] }, beside: 'shafts' },
  { words: 'nylon', means: { shaftMaterial: ['nylon'] }, beside: 'shafts' },
  { words: 'alu/aluminium', means: { shaftMaterial: ['aluminium'] }, beside: 'shafts' },
  { words: 'carbon', means: { shaftMaterial: ['carbon'] }, beside: 'shafts' },
  { words: 'titan/titanium', means: { shaftMaterial: ['titanium'] }, beside: 'shafts' },
  { words: 'standard', means: { flightShape: ['standard'] }, beside: 'flights' },
  { words: 'small/klein/kleine', means: { flightShape: ['small'] }, beside: 'flights' },
  { words: 'slim', means: { flightShape: ['slim'] }, beside: 'flights' },
  { words: 'pear/birne/birnenform', means: { flightShape: ['pear'] }, beside: 'flights' },
  { words: 'kite/drachen', means: { flightShape: ['kite'] }, beside: 'flights' },
  { words: 'vortex', means: { flightShape: ['vortex'] }, beside: 'flights' },
  { words: 'elektronisch/electronic/edartboard', means: { boardSegments: ['electronic'] } },
  { words: 'magnetisch/magnetic/magnetdart', means: { boardSegments: ['magnetic'] } },
  { words: 'neu/new/originalverpackt/ovp', means: { condition: ['new'] } },
  { words: 'neuwertig/wie neu/like new', means: { condition: ['like_new'] } },
  { words: 'gebraucht/used', means: { condition: ['like_new', 'good', 'fair', 'poor'] } },
  { words: 'privat/private', means: { sellerType: ['private'] } },
  { words: 'gewerblich/händler/business', means: { sellerType: ['business'] } },
  { words: 'versand/shipping', means: { delivery: ['shipping'] } },
  { words: 'abholung/übergabe/pickup', means: { delivery: ['meeting'] } },
  { words: 'suche/gesucht/gesuche/wanted', means: { intent: 'wanted' } },
];

const folded = (words: string): string =>
  words
    .split(/[\s-]+/)
    .map(foldWord)
    .join(' ');

const meanings = new Map(
  entries.flatMap((entry) => entry.words.split('/').map((words) => [folded(words), entry])),
);

/** Shorter words are one letter away from too many others. */
const MISTYPED_MIN = 6;

/** What a word, or two, means; also when one letter of a longer one is wrong. */
export function meaningOf(words: string): Entry | undefined {
  const typed = folded(words);
  const known = meanings.get(typed);
  if (known || typed.length < MISTYPED_MIN) return known;
  for (const [word, entry] of meanings) if (isOneOff(typed, word)) return entry;
  return undefined;
}

/** Whether one letter was changed, added, forgotten, or two were swapped. */
function isOneOff(typed: string, word: string): boolean {
  if (word.length < MISTYPED_MIN - 1 || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  const shorter = Math.min(typed.length, word.length) - start;
  while (end < shorter && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [
    typed.slice(start, typed.length - end),
    word.slice(start, word.length - end),
  ];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || Math.max(left.length, right.length) <= 1;
}
