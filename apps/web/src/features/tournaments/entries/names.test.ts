import { expect, it } from 'vitest';
import { byName } from '../../../components/list/by-name.ts';
import { csvOfNames, namesOf } from './names.ts';

it('a list of names is read as it comes from a chat', () => {
  expect(namesOf('1. Mia Sommer\r\n\n2) Tom\n- Ümit \n• 3 Finger Joe')).toEqual([
    'Mia Sommer',
    'Tom',
    'Ümit',
    '3 Finger Joe',
  ]);
});

it('and asked for as the import takes it', () => {
  expect(csvOfNames('Mia; "die Wand"\nTom, Berger', 1)).toBe(
    'Name\n"Mia; ""die Wand"""\n"Tom, Berger"',
  );
  expect(csvOfNames('Mia/Tom\nAnna & Ben', 2)).toBe('Name;Spieler\n;"Mia / Tom"\n;"Anna / Ben"');
});

it('names are in order as people count', () => {
  expect(['Gast 10', 'Gast 3', 'Äneas', 'Berta'].sort(byName)).toEqual([
    'Äneas',
    'Berta',
    'Gast 3',
    'Gast 10',
  ]);
});
