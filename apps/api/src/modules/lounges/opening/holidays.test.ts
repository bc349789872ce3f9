import { useTestDatabase } from '@oche/db/testing';
import { expect, it } from 'vitest';
import { holidaysBetween, stateCodeOf } from './holidays.ts';

const database = useTestDatabase({ max: 1 });

const year = (country: string, state: string | null, locale: 'de' | 'en' = 'de') =>
  holidaysBetween({ country, state }, '2026-01-01', '2026-12-31', locale);

it('are those of the federal state, in the language that is asked for', async () => {
  expect((await year('DE', 'Nordrhein-Westfalen')).get('2026-06-04')).toBe('Fronleichnam');
  expect((await year('DE', 'Nordrhein-Westfalen', 'en')).get('2026-06-04')).toBe('Corpus Christi');
  expect((await year('DE', 'Berlin')).get('2026-06-04')).toBeUndefined();
  expect((await year('CH', 'Kanton Zürich')).get('2026-08-01')).toBe('Bundesfeiertag');
  expect((await year('AT', 'Wien')).get('2026-10-26')).toBe('Nationalfeiertag');
});

it('are those of all the country where the state is not known', async () => {
  const holidays = await year('DE', null);
  expect(holidays.get('2026-10-03')).toBe('Tag der Deutschen Einheit');
  expect(holidays.get('2026-06-04')).toBeUndefined();
  expect((await year('FR', null)).get('2026-07-14')).toBeDefined();
});

it('are found on both sides of new year', async () => {
  const place = { country: 'DE', state: 'Bayern' };
  const days = await holidaysBetween(place, '2026-12-28', '2027-01-03', 'de');
  expect(days.get('2026-12-26')).toBe('2. Weihnachtstag');
  expect(days.get('2027-01-01')).toBe('Neujahr');
});

it('knows every state of our postal codes', async () => {
  const { rows } = await database.pool.query<{ country: string; state: string; codes: number }>(
    `select country, state, count(*)::int as codes from postal_codes
     where country <> 'LI' group by 1, 2 having count(*) > 5`,
  );
  const unknown = rows.filter(({ country, state }) => !stateCodeOf(country, state));
  expect(unknown).toEqual([]);
});
