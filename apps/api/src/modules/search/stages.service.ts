import type { FindInput, SearchCategory } from '@oche/validators/search/schemas';
import type { SearchKind } from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import type { Understanding } from './intent/understand.service.ts';
import { parseVariants } from './intent/variants.queries.ts';
import { variantOf } from './intent/words.ts';
import type { Wanted as Filters } from './matches.select.ts';
import type { Wanted } from './matches.ts';
import * as queries from './search.queries.ts';
import { readQuery, type TypedQuery } from './typed-query.ts';
import { readWords } from './words.service.ts';

/** How a question is taken, one after the other. */
export const stages = ['understood', 'words', 'corrected', 'loose'] as const;
export type Stage = (typeof stages)[number];

/** A search without its words. */
export interface Frame {
  kinds: readonly SearchKind[];
  sort: FindInput['sort'];
  /** the category that is wanted; null: any */
  category: SearchCategory | null;
  base: Omit<Filters, 'query' | 'needle' | 'byName'>;
  page: Omit<queries.Page, 'listed'>;
  understanding: Understanding | null;
}

export interface Attempt {
  matches: queries.Match[];
  /** null: nothing was found */
  counts: Record<string, number> | null;
  wanted: Wanted;
}

/** Kilometres around a place, and around who asks for what is near. */
const AROUND_KM = 25;
const NEAR_KM = 50;

/** @returns null if there is nothing to be taken that way */
export const tryStage = (
  ctx: ServiceContext,
  frame: Frame,
  stage: Stage,
  typed: TypedQuery,
): Promise<Attempt | null> =>
  stage === 'understood' ? tryMeaning(ctx, frame) : tryWords(ctx, frame, typed, stage === 'loose');

const listedKinds = (frame: Frame, listed: ReadonlySet<SearchCategory> | null) =>
  frame.kinds.filter(({ category }) =>
    frame.category ? category === frame.category : (listed?.has(category) ?? true),
  );

async function tryWords(
  ctx: ServiceContext,
  frame: Frame,
  typed: TypedQuery,
  isLoose: boolean,
): Promise<Attempt | null> {
  // who puts words in quotes, or wants some not to be there, means it
  const isStrict = typed.phrases.length > 0 || typed.excluded.length > 0;
  if (isLoose && (isStrict || typed.words.length < 2)) return null;
  const { parsed, wanted } = await readWords(ctx, typed);
  const query = (isLoose ? parsed?.loose : parsed?.query) ?? null;
  if (query === null) return { matches: [], counts: null, wanted };
  const found = await queries.findMatches(ctx.db, frame.kinds, frame.sort, {
    ...frame.base,
    ...frame.page,
    query,
    needle: parsed?.needle ?? '',
    byName: !query.includes('!'),
    listed: listedKinds(frame, null).map(({ kind }) => kind),
  });
  return { ...found, wanted };
}

async function tryMeaning(ctx: ServiceContext, frame: Frame): Promise<Attempt | null> {
  const { kinds, base, understanding } = frame;
  if (!understanding) return null;
  const { listed, isNear, place, from, until } = understanding;
  // nobody knows where: it is asked for, and what there is anywhere is shown
  const around = place ? AROUND_KM : isNear && base.latitude !== null ? NEAR_KM : null;
  const asked = kinds.map((kind) => ({ kind, ...understanding.askedOf(kind) }));
  const texts = [...new Set(asked.flatMap(({ text, place: name }) => [text, name ?? '']))];
  // what says little is left out where a place, a time or attributes say more
  const saysMore = new Set(
    asked
      .filter(({ kind, condition, isDated }) =>
        Boolean(condition || (kind.isSomewhere && around !== null) || (isDated && from)),
      )
      .map(({ text }) => text),
  );
  const variants = texts.map((text) =>
    variantOf(ctx.searchables, readQuery(text), saysMore.has(text)),
  );
  const rows = await parseVariants(ctx.db, { variants: JSON.stringify(variants) });
  const parsedOf = (text: string) => rows[texts.indexOf(text)];
  const wantedOf = new Map(
    asked.map(({ kind, text, place: name, condition, isDated }) => {
      const parsed = parsedOf(text);
      const query = parsed?.query ?? null;
      const isAround = kind.isSomewhere === true && around !== null;
      return [
        kind,
        {
          ...base,
          query,
          needle: parsed?.needle ?? '',
          byName: query !== null && !query.includes('!'),
          place: (name === null ? null : parsedOf(name)?.query) ?? null,
          around: isAround ? (base.radius ?? around) : null,
          // the circle says it already, also for what has an address only
          radius: isAround ? null : base.radius,
          from: isDated ? from : null,
          until: isDated ? until : null,
          condition,
        },
      ] as const;
    }),
  );
  const meant = listedKinds(frame, listed);
  const first = meant[0] && wantedOf.get(meant[0]);
  const words = first ? first.needle.split(' ').filter(Boolean) : [];
  const stems = rows.flatMap((row) => row.stems);
  const isAnything = (kind: SearchKind): boolean => {
    const wanted = wantedOf.get(kind);
    const isFiltered =
      wanted?.condition || wanted?.around != null || wanted?.from || listed?.has(kind.category);
    return wanted !== undefined && (wanted.query !== null || Boolean(isFiltered));
  };
  const asking = kinds.filter(
    (kind) => isAnything(kind) && !('named' in kind.source && wantedOf.get(kind)?.needle === ''),
  );
  const isListed = asking.some((kind) => meant.includes(kind));
  if (!isListed) return null;
  const found = await queries.findEach(
    ctx.db,
    asking,
    frame.sort,
    { ...frame.page, listed: meant.map(({ kind }) => kind) },
    (kind) => wantedOf.get(kind) ?? { ...base, ...NOTHING },
  );
  const isFound = meant.some(({ kind }) => found.counts?.[kind]);
  return { ...found, counts: isFound ? found.counts : null, wanted: { stems, words } };
}

const NOTHING = {
  query: '',
  needle: '',
  byName: false,
  place: null,
  around: null,
  from: null,
  until: null,
  condition: null,
};
