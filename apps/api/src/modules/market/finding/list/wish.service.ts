import type { ItemCountsInput, itemListOutput, OwnSet } from '@oche/validators/market/schemas';
import { mergedFilters, readWish } from '@oche/validators/market/typed-wish';
import type { z } from 'zod';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { findOrigin } from '../../../lounges/index.ts';
import { readQuery } from '../../../search/index.ts';
import { readOwnSet } from '../own-set/own-set.service.ts';
import { type ListName, listNames } from '../terms/bits.ts';
import { foldTexts } from './texts.queries.ts';
import type { Wish } from './wish.ts';

type Output = z.infer<typeof itemListOutput>;

/** What is asked of the list, with everything that is said of it in the answer. */
export interface ReadWish extends Pick<Output, 'origin' | 'unknownZipCode' | 'understood'> {
  wish: Wish;
  ownSet: OwnSet | null;
  /** looked for as words */
  rest: string;
}

/** An input as the finder takes it: with what was typed understood, and places and texts looked up. */
export async function readInput(
  ctx: ServiceContext,
  { search, asTyped, ...given }: ItemCountsInput,
): Promise<ReadWish> {
  const typed = understand({ search, asTyped });
  const [{ origin, unknownZipCode }, ownSet, texts] = await Promise.all([
    findOrigin(ctx, given),
    readOwnSet(ctx.db, ctx.actor),
    fold(ctx, typed.rest, given),
  ]);
  const meant = mergedFilters(typed.understood);
  const { radius } = given;
  const choices: Wish['choices'] = {};
  for (const list of listNames) choices[list] = chosen(list, given, meant);
  return {
    wish: {
      choices,
      priceFrom: given.priceFrom ?? meant.priceFrom,
      priceTo: given.priceTo ?? meant.priceTo,
      weightFrom: given.weightFrom ?? meant.weightFrom,
      weightTo: given.weightTo ?? meant.weightTo,
      tungstenFrom: given.tungstenFrom ?? meant.tungstenFrom,
      tungstenTo: given.tungstenTo ?? meant.tungstenTo,
      wearTo: given.wearTo,
      terms: texts.terms,
      words: texts.query,
      circle: origin && radius ? { middle: origin, radius } : null,
      ownSet: given.fitsOwnSet ? ownSet : null,
      exclude: given.exclude,
    },
    ownSet,
    origin,
    unknownZipCode,
    understood: typed.understood,
    rest: typed.rest,
  };
}

const understand = ({ search, asTyped }: Pick<ItemCountsInput, 'search' | 'asTyped'>) =>
  search === undefined || asTyped ? { understood: [], rest: search ?? '' } : readWish(search);

/** Only what is looked for as words, and exactly: all of an input that depends on how PostgreSQL reads words. */
export const readTexts = (
  ctx: Pick<ServiceContext, 'db'>,
  { search, asTyped, ...given }: ItemCountsInput,
): Promise<{ query: string; terms: readonly string[] }> =>
  fold(ctx, understand({ search, asTyped }).rest, given);

type Given = Omit<ItemCountsInput, 'search' | 'asTyped'>;

/** What is chosen in the filters counts; where nothing is, what was typed. */
function chosen(
  list: ListName,
  given: Given,
  meant: ReturnType<typeof mergedFilters>,
): readonly string[] {
  if (list === 'intent') {
    const intent = given.intent === 'sell' ? (meant.intent ?? 'sell') : given.intent;
    return intent === 'all' ? [] : [intent];
  }
  return given[list].length > 0 ? given[list] : (meant[list] ?? []);
}

/** Words as a query, and what has to be named exactly as terms. */
async function fold(
  { db }: Pick<ServiceContext, 'db'>,
  rest: string,
  { brand, location, seller }: Given,
) {
  const sellers = seller === undefined ? [] : [`+s${seller}`];
  if (!rest && !brand && !location) return { query: '', terms: sellers };
  const texts = { ...readQuery(rest), brand: brand ?? '', location: location ?? '' };
  const folded = await foldTexts.first(db, texts);
  const isZipCode = /^\d{4,5}$/.test(location ?? '');
  return {
    query: folded?.query ?? '',
    terms: [
      ...sellers,
      ...(brand ? [`+b${folded?.brand}`] : []),
      ...(location ? [`+${isZipCode ? 'z' : 'o'}${folded?.location}`] : []),
    ],
  };
}
