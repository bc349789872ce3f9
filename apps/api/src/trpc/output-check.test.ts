import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { fitting } from './fitting.ts';
import { checkOutput } from './output-check.ts';

const schema = mini.object({
  visible: mini.string(),
  list: mini.array(mini.object({ id: mini.number(), note: mini.nullable(mini.string()) })),
  extra: mini.optional(mini.object({ id: mini.number() })),
  pair: mini.array(mini.number()).check(mini.length(2)),
});

const output = { visible: 'a', list: [{ id: 1, note: null }], pair: [1, 2] };

it('passes on what the schema names and nothing else', () => {
  const hidden = { hidden: 'b' };
  const result = {
    ...output,
    ...hidden,
    list: [{ id: 1, note: null, ...hidden }],
    extra: { id: 2, ...hidden },
  };
  expect(checkOutput(schema, result)).toEqual({ ...output, extra: { id: 2 } });
});

it.each([
  { ...output, visible: 1 },
  { ...output, list: [{ id: 1 }] },
  { ...output, list: [{ id: '1', note: null }] },
  { ...output, extra: {} },
  { ...output, pair: [1] },
])('refuses what the schema refuses: %j', (wrong) => {
  expect(() => checkOutput(schema, wrong)).toThrow(z.core.$ZodError);
});

it('copies nothing that is as it has to be', () => {
  expect(checkOutput(schema, output)).toBe(output);
});

it('checks once what several readers share, and each other thing for itself', () => {
  const shared = { ...output, hidden: 'b' };
  const first = checkOutput(schema, shared);
  expect(checkOutput(schema, shared)).toBe(first);
  expect(checkOutput(schema, { ...shared, visible: 'b' })).toEqual({ ...output, visible: 'b' });
});

const kinds = ['steel', 'soft'] as const;
const numberedBy = { n: mini.number() };
/** Schemas, and values that fit them. */
const samples: [string, z.core.$ZodType, unknown][] = [
  ['a text', mini.string(), 'a'],
  ['a text of a length', mini.string().check(mini.maxLength(3)), 'abc'],
  ['a time', mini.iso.datetime(), '2031-03-03T09:00:00.000Z'],
  ['a number', mini.number(), 1.5],
  ['a whole number', mini.int(), 7],
  ['a truth', mini.boolean(), false],
  ['one of several', mini.enum(kinds), 'soft'],
  ['a constant', mini.literal('home'), 'home'],
  ['null or not', mini.nullable(mini.number()), null],
  ['what may be missing', mini.object({ a: mini.optional(mini.number()) }), {}],
  ['a list', mini.array(mini.string()), ['a', 'b']],
  ['a pair', mini.tuple([mini.number(), mini.string()]), [1, 'a']],
  ['what stays', mini.readonly(mini.array(mini.number())), [1, 2]],
  ['a field for each', mini.record(mini.enum(kinds), mini.boolean()), { steel: true, soft: false }],
  ['fields by any name', mini.record(mini.string(), mini.number()), { a: 1 }],
  [
    'one of several objects',
    mini.discriminatedUnion('is', [
      mini.object({ is: mini.literal('a'), ...numberedBy }),
      mini.object({ is: mini.literal('b'), text: mini.string() }),
    ]),
    { is: 'b', text: 'x' },
  ],
  ['the first object that fits', mini.union([mini.object(numberedBy), mini.object({})]), { n: 1 }],
  ['what is strict', mini.strictObject(numberedBy), { n: 1 }],
  ['what is made otherwise', mini.pipe(mini.string(), mini.transform(Number)), '1'],
  ['whatever it is', mini.object({ a: mini.unknown() }), { a: [1] }],
  [
    'what has to hold',
    mini.array(mini.number()).check(mini.refine((list) => list[0] !== 0)),
    [1, 0],
  ],
  ['a whole page', schema, output],
];

const made = (type: z.core.$ZodType, value: unknown) => {
  const result = z.core.safeParse(type, value);
  return result.success ? { made: result.data } : 'refused';
};

const checked = (type: z.core.$ZodType, value: unknown) => {
  try {
    return { made: checkOutput(type, value) };
  } catch {
    return 'refused';
  }
};

describe.each(samples)('%s', (_, type, value) => {
  it('is what the schema makes of it, whatever is given', () => {
    const everything = samples.map(([, , each]) => fc.constant(each));
    const nearly = fc
      .tuple(fc.constant(value), fc.dictionary(fc.constantFrom('a', 'n', 'is', 'x'), fc.anything()))
      .map(([good, other]) =>
        typeof good === 'object' && !Array.isArray(good) ? { ...good, ...other } : good,
      );
    fc.assert(
      fc.property(fc.oneof(nearly, fc.anything(), ...everything), (given) => {
        expect(checked(type, given)).toEqual(made(type, given));
      }),
    );
  });
});

it.each(samples.filter(([name]) => !/otherwise|any name|first object|strict/.test(name)))(
  '%s is known without asking its schema',
  (_, type, value) => {
    expect(fitting(type)(value)).toBe(true);
  },
);

it('knows nothing of what its schema would leave out', () => {
  expect(fitting(schema)({ ...output, hidden: 'b' })).toBe(false);
});
