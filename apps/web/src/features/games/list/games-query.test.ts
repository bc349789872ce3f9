import { expect, it } from 'vitest';
import { gamesInput, gamesSearchOf } from './games-query.ts';

it('looks around this device, or around a postal code', () => {
  const near = gamesSearchOf({ of: 'near', near: '51.51,7.47' });
  expect(gamesInput(near)).toMatchObject({ of: 'near', latitude: 51.51, longitude: 7.47 });
  const coded = gamesSearchOf({ ...near, zip: '50667' });
  expect(coded.near).toBeUndefined();
  expect(gamesInput(coded)).toMatchObject({ zipCode: '50667' });
  expect(gamesInput(coded)).not.toHaveProperty('latitude');
});

it('knows no place that is none', () => {
  expect(gamesSearchOf({ of: 'near', near: '99,7.4', zip: '1' })).toMatchObject({
    near: undefined,
    zip: undefined,
  });
  expect(gamesInput(gamesSearchOf({ near: '51.51,7.47' }))).not.toHaveProperty('latitude');
});
