import { dateTime } from '@oche/validators/common';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchema } from './json-schema.ts';
import { pathFields, queryFields } from './rest-texts.ts';

const { properties = {} } = jsonSchema(
  z.object({
    count: z.number().nullish(),
    isOpen: z.boolean().default(false),
    maybe: z.boolean().nullable().optional(),
    either: z.union([z.boolean(), z.int(), z.enum(['auto', '7+'])]),
    text: z.string(),
    price: z.array(z.enum(['0-50', '250+'])).default([]),
    numbers: z.array(z.number()).optional(),
    at: dateTime,
  }),
  'input',
);
const read = (fields: object) => queryFields({ ...fields }, properties);

test.each([
  [
    { count: '12', isOpen: 'true', maybe: 'false' },
    { count: 12, isOpen: true, maybe: false },
  ],
  [
    { count: '012', isOpen: '1', maybe: '' },
    { count: '012', isOpen: '1', maybe: '' },
  ],
  [{ either: 'true' }, { either: true }],
  [{ either: '3' }, { either: 3 }],
  [{ either: '7 ' }, { either: '7+' }],
  [{ text: '12' }, { text: '12' }],
  [{ text: 'true ' }, { text: 'true ' }],
  [{ price: '250 ' }, { price: ['250+'] }],
  [{ price: ['0-50', '250 '] }, { price: ['0-50', '250+'] }],
  [{ numbers: ['1', 'x'] }, { numbers: [1, 'x'] }],
  [{ at: '2026-11-21T19:00:00 01:00' }, { at: '2026-11-21T19:00:00+01:00' }],
  [{ count: ['1', '2'] }, { count: ['1', '2'] }],
  [
    { unknown: '1', constructor: '1' },
    { unknown: '1', constructor: '1' },
  ],
])('%j is read as %j', (sent, meant) => {
  expect(read(sent)).toEqual(meant);
});

test('an id of a path is written in one way only', () => {
  expect(pathFields({ count: '12' }, properties)).toEqual({ count: 12 });
  expect(pathFields({ count: '1.5' }, properties)).toEqual({ count: '1.5' });
});
