import type { ChallengeOutput } from '@oche/validators/challenges/schemas';
import { expect, it } from 'vitest';
import { wantedOf } from './wanted.ts';

const game = { rules: { game: 'x01' as const, start: 301 }, bestOf: 3 };
const partner = { person: { id: 'ben' } };
const booking = { lounge: { id: 3 }, boards: [{ id: 7 }, { id: 8 }] };
const agreed = (over: object, lounge: object | null = null) =>
  ({ game, lounge, meeting: { partner, booking: null, ...over } }) as unknown as ChallengeOutput;

it('is whom one meets, the game, and the board that is booked', () => {
  expect(wantedOf({ challenge: 5 }, agreed({ booking }))).toMatchObject({
    opponent: 'ben',
    lounge: 3,
    board: 7,
    game,
  });
});

it('is the lounge that the challenge names, without a board that is booked', () => {
  expect(wantedOf({ challenge: 5 }, agreed({}, { id: 4 }))).toMatchObject({
    lounge: 4,
    board: undefined,
  });
});

it('is only what the address says before two have agreed', () => {
  const search = { challenge: 5, opponent: 'cora' };
  expect(wantedOf(search, null)).toEqual(search);
  expect(wantedOf(search, { game, meeting: null } as ChallengeOutput)).toEqual(search);
});
