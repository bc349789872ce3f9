import { type AttributeName, type ItemCategory, MODEL_MAX } from './limits.ts';
import { mergedFilters, readWish } from './typed-wish.ts';

/** Makers of darts and what belongs to them, as they write themselves. */
const brands = [
  'Bull’s',
  'Caliburn',
  'Condor',
  'Cosmo',
  'Cuesoul',
  'Dynasty',
  'Elkadart',
  'Gran Darts',
  'Harrows',
  'Karella',
  'L-Style',
  'Loxley',
  'Mission',
  'Nodor',
  'One80',
  'Red Dragon',
  'Shot',
  'Target',
  'Trinidad',
  'Unicorn',
  'Winmau',
  'XQ Max',
];

const folded = (text: string): string => text.toLowerCase().replace(/[’'´`-]/g, '');

interface TitleAttributes {
  category: ItemCategory | null;
  /** numbers as JavaScript writes them */
  attributes: Partial<Record<AttributeName, string>>;
}

/**
 * What the title of an ad says of its thing: "Target Gabriel Clemens 23 g 90 % Steel" has a maker, a model and
 * three attributes. Of several values none is meant.
 */
export function attributesIn(title: string): TitleAttributes {
  const { understood, rest } = readWish(title);
  const filters = mergedFilters(understood);
  const attributes: Partial<Record<AttributeName, string>> = {};
  const choices = [
    'tip',
    'barrelShape',
    'grip',
    'points',
    'shaftLength',
    'shaftMaterial',
    'flightShape',
    'boardSegments',
  ] as const;
  for (const name of choices) {
    const [one, other] = filters[name] ?? [];
    if (one && !other) attributes[name] = one;
  }
  const { weightFrom, weightTo, tungstenFrom } = filters;
  // a single weight is understood as half a gram around it
  if (weightFrom !== undefined && weightTo === weightFrom + 1) {
    attributes.weight = String(Number((weightFrom + 0.5).toFixed(1)));
  }
  if (tungstenFrom !== undefined) attributes.tungsten = String(tungstenFrom);
  const brand = brands.find((one) => `${folded(rest)} `.startsWith(`${folded(one)} `));
  if (brand) {
    attributes.brand = brand;
    // what follows a comma or a bracket is no longer its name
    const [name = ''] = rest.slice(brandLength(rest, brand)).split(/[,;:(|]| [-–] /);
    const model = name.trim().slice(0, MODEL_MAX);
    if (model) attributes.model = model;
  }
  const [category, second] = filters.category ?? [];
  return {
    category: category && !second ? category : categoryBy(attributes),
    attributes,
  };
}

/** How much of the text the maker's name takes, however it was written. */
function brandLength(text: string, brand: string): number {
  const wanted = folded(brand).length;
  let length = 0;
  while (folded(text.slice(0, length)).length < wanted) length += 1;
  return length;
}

/** Nothing but darts is steel or soft, or has a weight and tungsten. */
const categoryBy = ({
  tip,
  weight,
  tungsten,
}: TitleAttributes['attributes']): ItemCategory | null =>
  tip || (weight && tungsten) ? 'darts' : null;
