import { postalCountries } from '@oche/validators/postal-countries';
import {
  rankingGames,
  rankingPeriods,
  rankingRadii,
  rankingStates,
} from '@oche/validators/rankings/limits';

/** In this order; the first three are those of the specification. */
export const rankingTabs = ['players', 'winners', 'statistics', 'rating'] as const;
type RankingTab = (typeof rankingTabs)[number];

/** What of the rankings is shown, as it stands in the address. What is missing is the usual. */
export interface RankingsPlace {
  tab?: RankingTab | undefined;
  period?: (typeof rankingPeriods)[number] | undefined;
  game?: (typeof rankingGames)[number] | undefined;
  state?: (typeof rankingStates)[number] | undefined;
  zip?: string | undefined;
  country?: (typeof postalCountries)[number] | undefined;
  radius?: (typeof rankingRadii)[number] | undefined;
}

const ZIP_CODE = /^\d{4,5}$/;
const oneOf = <T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => String(each) === String(value));
/** Nothing for what is usual, so that one page has one address. */
const butNot = <T>(value: T | undefined, usual: T): T | undefined =>
  value === usual ? undefined : value;

export function rankingsPlaceOf(
  search: { [field in keyof RankingsPlace]: unknown },
): RankingsPlace {
  const { zip: text } = search;
  const zip = typeof text === 'string' && ZIP_CODE.test(text) ? text : undefined;
  return {
    tab: butNot(oneOf(rankingTabs, search.tab), 'players'),
    period: butNot(oneOf(rankingPeriods, search.period), 'all'),
    game: butNot(oneOf(rankingGames, search.game), 'all'),
    state: zip ? undefined : oneOf(rankingStates, search.state),
    zip,
    country: zip ? butNot(oneOf(postalCountries, search.country), 'DE') : undefined,
    radius: zip ? butNot(oneOf(rankingRadii, search.radius), 50) : undefined,
  };
}

/** What of it everybody can read: nobody is found there by their region. */
export type TopPlace = Pick<RankingsPlace, 'tab' | 'period' | 'game'>;

export function topPlaceOf(search: { [field in keyof TopPlace]: unknown }): TopPlace {
  const { tab, period, game } = rankingsPlaceOf(search);
  return { tab, period, game };
}

/** The procedure's input for a list of this place. Ratings have neither periods nor games. */
export function rankingInputOf(
  { period, game, state, zip, country, radius }: RankingsPlace,
  list: 'points' | 'rating' | 'provisional',
) {
  const region = { state, zipCode: zip, country, radius };
  return list === 'points' ? { list, period, game, ...region } : { list, ...region };
}
