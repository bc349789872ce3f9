import { expect, it } from 'vitest';
import { userTypeText } from './user-type.ts';

it('says the default in the page’s language, and leaves what somebody has named', () => {
  expect(userTypeText('Darts-Spieler', 'de')).toBe('Darts-Spieler');
  expect(userTypeText('Darts-Spieler', 'en')).toBe('Darts player');
  expect(userTypeText('Caller', 'en')).toBe('Caller');
});
