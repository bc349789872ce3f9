import { expect, it } from 'vitest';
import { tournamentSearchOf } from './tournament-search.ts';

it('reads what is looked for, and leaves out what makes no sense', () => {
  expect(tournamentSearchOf({ q: 'Pokal', status: 'active', of: 'mine', new: '1' })).toEqual({
    q: 'Pokal',
    status: 'active',
    of: 'mine',
    new: '1',
  });
  expect(
    tournamentSearchOf({ q: 'x'.repeat(101), status: 'draft', of: 'all', new: 'yes' }),
  ).toEqual({ q: undefined, status: undefined, of: undefined, new: undefined });
});
