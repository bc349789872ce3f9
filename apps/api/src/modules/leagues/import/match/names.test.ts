import { expect, it } from 'vitest';
import { directoryOf, folded, loose } from './names.ts';

const teams = directoryOf(
  ['Kölsche Pfeile I', 'Kölsche Pfeile II', 'DC Bullseye Brühl e.V.', 'Nord', 'Nordlicht'].map(
    (name) => ({ name }),
  ),
);
const found = (name: string) => {
  const result = teams.find(name);
  if (result.kind === 'one') return result.one.name;
  return result.kind === 'many'
    ? result.all.map((one) => one.name)
    : (result.closest?.name ?? null);
};

it('a team is found by its name, however it is written', () => {
  expect(found('KOELSCHE PFEILE  I')).toBe('Kölsche Pfeile I');
  expect(found('Kölsche Pfeile 2')).toBe('Kölsche Pfeile II');
  expect(found('Kölsche Pfeile')).toBe('Kölsche Pfeile I');
  expect(found('Bullseye Bruehl')).toBe('DC Bullseye Brühl e.V.');
  expect(found('Brühl, Bullseye')).toBe('DC Bullseye Brühl e.V.');
  expect(found('nord')).toBe('Nord');
});

it('a part of a name is nobody’s, and of several it is said so', () => {
  expect(teams.find('Bullseye').kind).toBe('none');
  expect(found('Bullseye')).toBe('DC Bullseye Brühl e.V.');
  expect(found('Pfeile')).toEqual(['Kölsche Pfeile I', 'Kölsche Pfeile II']);
  expect(found('Wesseling')).toBeNull();
  expect(found('-')).toBeNull();
});

it('names are folded as the database folds those of teams', () => {
  expect(folded('Straße  Äöü')).toBe('strase aou');
  expect(folded('Strasse Aeoeue')).toBe('strase aou');
  expect(loose('1. DC Süd e. V.')).toBe('1 sud');
});
