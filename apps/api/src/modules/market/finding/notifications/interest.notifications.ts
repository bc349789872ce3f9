import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { type ToldAd, textsOf } from './texts.ts';
import * as queries from './told-ads.queries.ts';
import { cheaperWords, fittingWords, foundWords, wantedWords } from './words.ts';

const aboutAd = {
  area: 'market',
  pathOf: ({ id }: ToldAd) => `/marketplace/${id}`,
  defaults: { mail: 'daily', push: true },
  isTransactional: false,
} as const satisfies Partial<NotificationKind<Deps, unknown, ToldAd>>;

/** Which ad is told of, and for what; null for what has no name any more. */
interface Named {
  id: number;
  about: string | undefined | null;
  fromCents?: number;
}

async function readAds({ db }: Deps, named: readonly Named[]): Promise<(ToldAd | null)[]> {
  const rows = await queries.listToldAds(db, { ids: named.map(({ id }) => id) });
  const ads = new Map(rows.map((row) => [row.id, row]));
  return named.map(({ id, about, fromCents = 0 }) => {
    const ad = ads.get(id);
    return ad && typeof about === 'string' ? { ...ad, about, fromCents } : null;
  });
}

async function titlesOf({ db }: Deps, ids: number[]): Promise<Map<number, string>> {
  const rows = await queries.listToldAds(db, { ids });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const found = z.object({ searchId: z.int(), itemId: z.int() });

/** To whoever has saved a search that a new ad suits. */
export const searchFound = notificationKind<Deps, z.infer<typeof found>, ToldAd>({
  ...aboutAd,
  kind: 'market.found',
  payload: found,
  groupOf: ({ searchId }) => `search/${searchId}`,
  placeOf: ({ itemId }) => `item/${itemId}`,
  isVisible: queries.isFoundVisible,
  async read(deps, told) {
    const ids = told.map(({ payload }) => payload.searchId);
    const names = new Map(
      (await queries.listSearchNames(deps.db, { ids })).map(({ id, name }) => [id, name]),
    );
    return readAds(
      deps,
      told.map(({ payload: { itemId, searchId } }) => ({ id: itemId, about: names.get(searchId) })),
    );
  },
  texts: textsOf(foundWords),
});

const pair = z.object({ wantedId: z.int(), itemId: z.int() });

/** To the author of a wanted ad, when there is something that fits it. */
export const wantedFound = notificationKind<Deps, z.infer<typeof pair>, ToldAd>({
  ...aboutAd,
  kind: 'market.fitting',
  payload: pair,
  groupOf: ({ wantedId }) => `wanted/${wantedId}`,
  placeOf: ({ itemId }) => `item/${itemId}`,
  isVisible: queries.isFittingVisible,
  async read(deps, told) {
    const titles = await titlesOf(
      deps,
      told.map(({ payload }) => payload.wantedId),
    );
    return readAds(
      deps,
      told.map(({ payload: { itemId, wantedId } }) => ({
        id: itemId,
        about: titles.get(wantedId),
      })),
    );
  },
  texts: textsOf(fittingWords),
});

/** To the seller of what a new wanted ad looks for. */
export const ownWanted = notificationKind<Deps, z.infer<typeof pair>, ToldAd>({
  ...aboutAd,
  kind: 'market.wanted',
  payload: pair,
  groupOf: ({ itemId }) => `wanted-like/${itemId}`,
  placeOf: ({ wantedId }) => `item/${wantedId}`,
  isVisible: queries.isWantedVisible,
  async read(deps, told) {
    const titles = await titlesOf(
      deps,
      told.map(({ payload }) => payload.itemId),
    );
    return readAds(
      deps,
      told.map(({ payload: { itemId, wantedId } }) => ({
        id: wantedId,
        about: titles.get(itemId),
      })),
    );
  },
  texts: textsOf(wantedWords),
});

const reduction = z.object({ itemId: z.int(), fromCents: z.int(), toCents: z.int() });

/** To those who have remembered it. */
export const favouriteCheaper = notificationKind<Deps, z.infer<typeof reduction>, ToldAd>({
  ...aboutAd,
  kind: 'market.cheaper',
  payload: reduction,
  groupOf: ({ itemId }) => `cheaper/${itemId}`,
  placeOf: ({ itemId }) => `item/${itemId}`,
  isVisible: queries.isStillCheaper,
  read: (deps, told) =>
    readAds(
      deps,
      told.map(({ payload: { itemId, fromCents } }) => ({ id: itemId, about: '', fromCents })),
    ),
  texts: textsOf(cheaperWords),
});

export const interestNotifications = [searchFound, wantedFound, ownWanted, favouriteCheaper];
