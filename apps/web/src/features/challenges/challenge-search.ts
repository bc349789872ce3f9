import { challengePeriods, challengeTimes, radii } from '@oche/validators/challenges/limits';
import { textParam } from '../../lib/addresses/search-params.ts';
import { type QuickTime, quickTimes } from './form/quick-times.ts';

/** What the page shows; it stands in the address. */
export interface ChallengeSearch {
  tab?: 'mine' | undefined;
  period?: (typeof challengePeriods)[number] | undefined;
  when?: (typeof challengeTimes)[number] | undefined;
  radius?: number | undefined;
  zip?: string | undefined;
  /** also those of another level */
  all?: true | undefined;
  /** the form is open */
  new?: QuickTime | undefined;
  /** username of the member whom the challenge is for */
  opponent?: string | undefined;
}

export const challengeSearchOf = (
  search: {
    [field in keyof ChallengeSearch]: unknown;
  },
): ChallengeSearch => {
  const zip = textParam(search.zip, 5);
  return {
    tab: search.tab === 'mine' ? 'mine' : undefined,
    period: challengePeriods.find((period) => period === search.period && period !== 'current'),
    when: challengeTimes.find((when) => when === search.when && when !== 'any'),
    radius: radii.find((radius) => radius === Number(search.radius) && radius !== DEFAULT_RADIUS),
    zip: zip && /^\d{4,5}$/.test(zip) ? zip : undefined,
    all: search.all === 'true' || search.all === true || undefined,
    new: quickTimes.find((time) => time === search.new),
    opponent: textParam(search.opponent, 40),
  };
};

export const DEFAULT_RADIUS = 25;

/** The list that an address asks for. */
export const listInput = ({ when, radius, zip, all }: ChallengeSearch) => ({
  when: when ?? ('any' as const),
  radius: radius ?? DEFAULT_RADIUS,
  zipCode: zip,
  isEveryLevel: all ?? false,
});
export const ownInput = ({ period }: ChallengeSearch) => ({
  period: period ?? ('current' as const),
});
