import { describe, expect, test } from 'vitest';
import { appRouter } from '../../trpc/root.ts';
import { jsonSchema } from './json-schema.ts';
import { documentedFields, inputSchemaOf } from './rest-input.ts';
import {
  documentedErrors,
  documentedSchema,
  innerFields,
  type RestNames,
  withoutNames,
} from './rest-names.ts';
import { listRestProcedures } from './rest-procedures.ts';

const names: RestNames = { itemId: 'id', amount: 'offerPrice', 'data.content': 'content' };

describe('names', () => {
  test('of a request become the procedure’s', () => {
    expect(innerFields({ id: 7, offerPrice: 5, content: 'x', message: 'y' }, names)).toEqual({
      itemId: 7,
      amount: 5,
      data: { content: 'x' },
      message: 'y',
    });
  });

  test('of the procedure are not taken from a request', () => {
    const sent = { itemId: 8, amount: 1, data: { content: 'x' }, 'data.content': 'x' };
    expect(innerFields(sent, names)).toEqual({ data: {}, 'data.content': 'x' });
    expect(innerFields({ __proto__: null, toString: 1 }, names)).toEqual({ data: {}, toString: 1 });
  });

  test('of errors are those of the request', () => {
    const fields = {
      itemId: 'required',
      'data.content.0': 'invalid',
      amounts: 'invalid',
      idempotencyKey: 'invalid',
    } as const;
    expect(documentedErrors(fields, names, {})).toEqual({
      id: 'required',
      'content.0': 'invalid',
      amounts: 'invalid',
      'Idempotency-Key': 'invalid',
    });
  });

  test('of the document are those of the request, as required as they were', () => {
    const text = { type: 'string' };
    const inner = {
      type: 'object',
      properties: {
        itemId: text,
        data: { type: 'object', properties: { content: text, note: text }, required: ['content'] },
      },
      required: ['itemId', 'data'],
    };
    const outer = { itemId: 'id', 'data.content': 'content', 'data.note': 'note' };
    expect(documentedSchema(inner, outer)).toEqual({
      type: 'object',
      properties: { id: text, content: text, note: text },
      required: ['id', 'content'],
    });
    expect(() => documentedSchema(inner, { unknown: 'x' })).toThrow('unknown');
  });
});

describe('a field with several names', () => {
  const several: RestNames = { profileImageUrl: ['image', 'profileImageUrl'] };

  test('is taken by each of them, and of two by the first', () => {
    expect(innerFields({ image: 'a' }, several)).toEqual({ profileImageUrl: 'a' });
    expect(innerFields({ profileImageUrl: 'b' }, several)).toEqual({ profileImageUrl: 'b' });
    expect(innerFields({ profileImageUrl: 'b', image: 'a' }, several)).toEqual({
      profileImageUrl: 'a',
    });
  });

  test('is named as it was sent, and documented under each of them', () => {
    const wrong = { profileImageUrl: 'invalidUrl' } as const;
    for (const name of ['image', 'profileImageUrl']) {
      expect(documentedErrors(wrong, several, { [name]: 1 })).toEqual({ [name]: 'invalidUrl' });
    }
    const schema = { properties: { profileImageUrl: { type: 'string' } } };
    expect(Object.keys(documentedSchema(schema, several).properties ?? {})).toEqual([
      'image',
      'profileImageUrl',
    ]);
  });
});

const procedures = listRestProcedures(appRouter);

describe.each(procedures)('$rest.method $rest.path', (listed) => {
  const { rest, procedure } = listed;
  const own = Object.keys(jsonSchema(inputSchemaOf(procedure), 'input').properties ?? {});
  const { properties = {} } = documentedFields(listed);

  test('documents each field that its procedure takes', () => {
    const unnamed = withoutNames(own, rest.names ?? {});
    expect(unnamed.filter((name) => !Object.hasOwn(properties, name))).toEqual([]);
  });

  test('knows of each path parameter what it is', () => {
    const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(inPath));
  });

  test('renames nothing but what `names` says', () => {
    const read = new Set<string>();
    const seen = new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_target, name) => void read.add(String(name)),
        has: (_target, name) => Boolean(read.add(String(name))) && false,
      },
    );
    const made = rest.toInput?.(seen) ?? {};
    expect([...read, ...Object.keys(made)].filter((name) => !own.includes(name))).toEqual([]);
  });
});
