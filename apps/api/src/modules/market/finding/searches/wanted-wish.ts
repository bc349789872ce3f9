import {
  type ItemCategory,
  type ItemCondition,
  itemConditions,
} from '@oche/validators/market/limits';
import { euroOf } from '@oche/validators/money';
import type { Wish } from '../list/wish.ts';

/** What a wanted ad says of the thing that is wanted. */
export interface Wanted {
  title: string;
  category: ItemCategory | null;
  condition: ItemCondition | null;
  priceCents: number;
  ships: boolean;
  meets: boolean;
  brand: string | null;
  model: string | null;
  tip: string | null;
  weightTenths: number | null;
  tungsten: number | null;
  barrelShape: string | null;
  grip: string | null;
  points: string | null;
  shaftLength: string | null;
  shaftMaterial: string | null;
  flightShape: string | null;
  boardSegments: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Grams and percent by which a thing may differ from what is asked for. */
const GRAMS = 1;
const PERCENT = 5;
/** How far somebody goes who wants no parcel. Kilometres. */
const WAY_KM = 50;

/** Words that say that something is wanted, and not what. */
const SAYS_NOTHING =
  /^(suche?n?|gesucht|such|wanted|looking|want|for|wtb|kaufe?n?|ankauf|dringend|bitte|darts?|dartpfeile?|dartscheibe|board|set|satz|stück|neu|gebraucht|gut|erhalten|oder|und|and|von|mit|bis|ein|eine|einen)$/iu;

/** The words of a title that name the thing. */
const tellingWords = (title: string): string[] =>
  (title.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !SAYS_NOTHING.test(word) && !/^\d+g?$/i.test(word),
  );

const single = (value: string | null): string[] => (value === null ? [] : [value]);

/**
 * Words that things which suit a wanted ad contain, all or any of them: its make and model, or else those of its title,
 * unless it says what it wants by attributes.
 */
export function wordsOf(ad: Wanted): { all: string[]; any: string[] } {
  const all = tellingWords(`${ad.brand ?? ''} ${ad.model ?? ''}`);
  const isSpecific = all.length > 0 || ATTRIBUTES.some((name) => ad[name] !== null);
  return { all, any: isSpecific ? [] : tellingWords(ad.title) };
}

const ATTRIBUTES = [
  'weightTenths',
  'tungsten',
  'barrelShape',
  'grip',
  'points',
  'shaftLength',
  'shaftMaterial',
  'flightShape',
  'boardSegments',
] as const satisfies readonly (keyof Wanted)[];

/** What a wanted ad looks for among those that sell. @param words as text of the type tsquery */
export function wishOf(ad: Wanted, words: string): Wish {
  const weight = ad.weightTenths === null ? undefined : ad.weightTenths / 10;
  const tungsten = ad.tungsten ?? undefined;
  const { latitude, longitude } = ad;
  const staysNear = !ad.ships && latitude !== null && longitude !== null;
  return {
    choices: {
      intent: ['sell'],
      category: single(ad.category),
      // at least as good
      condition:
        ad.condition === null
          ? []
          : itemConditions.slice(0, itemConditions.indexOf(ad.condition) + 1),
      delivery: ad.ships === ad.meets ? [] : [ad.ships ? 'shipping' : 'meeting'],
      tip: single(ad.tip),
      barrelShape: single(ad.barrelShape),
      grip: single(ad.grip),
      points: single(ad.points),
      shaftLength: single(ad.shaftLength),
      shaftMaterial: single(ad.shaftMaterial),
      flightShape: single(ad.flightShape),
      boardSegments: single(ad.boardSegments),
    },
    priceFrom: undefined,
    priceTo: euroOf(ad.priceCents),
    weightFrom: weight === undefined ? undefined : weight - GRAMS,
    weightTo: weight === undefined ? undefined : weight + GRAMS,
    tungstenFrom: tungsten === undefined ? undefined : Math.max(0, tungsten - PERCENT),
    tungstenTo: tungsten === undefined ? undefined : tungsten + PERCENT,
    wearTo: undefined,
    terms: [],
    words,
    circle: staysNear ? { middle: { latitude, longitude }, radius: WAY_KM } : null,
    ownSet: null,
    exclude: undefined,
  };
}
