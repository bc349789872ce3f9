import type { Locale } from '@oche/validators/common';
import { BULL, doubles, genders, visibilities } from '@oche/validators/people/limits';
import type { Profile } from '@oche/validators/people/profiles';
import { useTexts } from '../../../../i18n/react.tsx';
import { countryName } from '../../../../lib/places/country-name.ts';
import { worldCountryOptions } from '../../../../lib/places/world-countries.ts';

/** What can be chosen in the form. Nothing is preselected that the member has not chosen. */
export function useChoices(locale: Locale, { country, profileVisibility }: Profile) {
  const { form: texts, about } = useTexts('profile');
  const people = useTexts('people').visibility;
  const countries = worldCountryOptions(locale);
  const own = countries.some(({ value }) => value === country) ? [] : [country ?? 'DE'];
  const unchosen = profileVisibility === null ? [{ value: '', label: texts.choose() }] : [];
  return {
    doubles: [
      { value: '', label: texts.noDouble() },
      ...doubles.map((each) => ({
        value: String(each),
        label: each === BULL ? about.bull() : `D${each}`,
      })),
    ],
    genders: [
      { value: '', label: texts.noGender() },
      ...genders.map((value) => ({ value, label: about.genders[value]() })),
    ],
    visibilities: [
      ...unchosen,
      ...visibilities.map((value) => ({ value, label: people[value]() })),
    ],
    countries: [
      ...own.map((value) => ({ value, label: countryName(value, locale) })),
      ...countries,
    ],
  };
}
