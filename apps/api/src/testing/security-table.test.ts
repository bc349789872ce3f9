import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, e.g. three in 2.1. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4 },
  ...{ '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4 },
  ...{ '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2 },
  ...{ '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1 },
  ...{ '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

const rows = [...text.matchAll(/^\| ([\d.–]+) +\| (.*?) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)].map(
  ([, numbers = '', asks = '', state = '', how = '', tests = '']) => ({
    numbers,
    asks,
    state,
    how,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }),
);

/** `10.3.1–10.3.4` → all four */
function numbersOf(written: string): string[] {
  const [first = '', last = first] = written.split('–');
  const section = first.split('.').slice(0, 2).join('.');
  const [from, to] = [first, last].map((number) => Number(number.split('.')[2]));
  return Array.from(
    { length: (to ?? 0) - (from ?? 0) + 1 },
    (_, i) => `${section}.${(from ?? 0) + i}`,
  );
}

it('has every requirement of levels 1 and 2, once and in order', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbersOf(numbers))).toEqual(wanted);
});

it('says of each whether it is met, and of what differs why', () => {
  for (const { numbers, asks, state, how } of rows) {
    expect(['met', 'none here', '**differs**'], numbers).toContain(state);
    expect(asks, numbers).not.toBe('');
    if (state === '**differs**') expect(how, numbers).not.toBe('');
  }
});

it('names tests that are there', () => {
  const pathOf = (test: string) =>
    /^(apps|packages|e2e)\//.test(test) ? test : `apps/api/src/${test}`;
  const missing = rows
    .flatMap(({ tests }) => tests)
    .filter((test) => !existsSync(new URL(pathOf(test), root)));
  expect(missing).toEqual([]);
});
