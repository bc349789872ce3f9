import { useTestDatabase } from '@oche/db/testing';
import { centsOf, euroOf } from '@oche/validators/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const database = useTestDatabase({ max: 1 });

it('the lowest price is the same in SQL and in TypeScript, to the cent', async () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
  const lounges = fc.sample(amounts, 2000).map(([usual = 0, ...rules]) => ({
    usual,
    rules: rules.map((cents) => ({ pricePerHour: euroOf(cents) })),
  }));
  // what a form or a script reckons, and the schema takes
  lounges.push({ usual: 100, rules: [{ pricePerHour: 0.1 + 0.2 }] });
  const { rows } = await database.pool.query<{ lowest: number }>(
    `select lowest_price_cents((one ->> 'usual')::int, one -> 'rules') as lowest
     from jsonb_array_elements($1::jsonb) with ordinality listed(one, place) order by place`,
    [JSON.stringify(lounges)],
  );
  expect(rows.map(({ lowest }) => lowest)).toEqual(
    lounges.map(({ usual, rules }) =>
      Math.min(usual, ...rules.map(({ pricePerHour }) => centsOf(pricePerHour))),
    ),
  );
});
