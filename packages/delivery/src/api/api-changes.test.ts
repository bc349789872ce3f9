import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../release/sbom.ts';
import { type ApiDocument, apiChanges } from './api-changes.ts';
import { RELEASED_API } from './released-api.ts';
import type { Schema } from './schema-changes.ts';

const read = async (file: string): Promise<ApiDocument> =>
  JSON.parse(await readFile(join(ROOT, file), 'utf8'));

test('nothing that the last release documented is gone or of another kind', async () => {
  const [released, present] = [await read(RELEASED_API), await read('docs/api/openapi.json')];
  expect(Object.keys(released.paths).length).toBeGreaterThan(100);
  expect(apiChanges(released, present)).toEqual([]);
});

const answer = (schema: Schema) => ({ content: { 'application/json': { schema } } });
/** A document with one operation, which is told in parts. */
const documentOf = (operation: object, components = {}): ApiDocument => ({
  paths: { '/api/things/{id}': { post: { responses: { 200: answer({}) }, ...operation } } },
  components,
});
const query = (schema: object, required = false) => ({
  parameters: [{ name: 'q', in: 'query', required, schema }],
});
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const answered = (schema: Schema) => ({ responses: { 200: answer(schema) } });
const place = 'POST /api/things/{id}';
const either = (...anyOf: object[]) => ({ anyOf });
const fields = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const number = { type: 'number' };

describe('breaks programs:', () => {
  test.each<[string, object, object, string]>([
    ['a parameter less', query(text), {}, `${place}, q: is gone`],
    ['one that has to be sent', query(text), query(text, true), `${place}, q: has to be sent now`],
    ['a new one that has to be', {}, query(text, true), `${place}, q: has to be sent now`],
    ['one of another type', query(text), query(number), `${place}, q: was string and is number`],
    [
      'a type less that is taken',
      query({}),
      query(text),
      `${place}, q: was anything and is string`,
    ],
    [
      'a value less that is taken',
      query({ enum: ['a', 'b'] }),
      query({ enum: ['a'] }),
      `${place}, q: does not take "b" any more`,
    ],
    [
      'values where all were',
      query(text),
      query({ ...text, enum: ['a'] }),
      'takes only some values',
    ],
    ['a lower limit', query({ maximum: 9 }), query({ maximum: 8 }), 'maximum is stricter (8)'],
    ['a higher one', query({ minLength: 1 }), query({ minLength: 2 }), 'minLength is stricter (2)'],
    ['a new limit', query(text), query({ ...text, maxLength: 5 }), 'maxLength is stricter (5)'],
    ['a new pattern', query(text), query({ ...text, pattern: '^a' }), 'pattern is stricter (^a)'],
    ['a field less that is taken', body(fields({ a: text })), body(fields({})), '.a: is gone'],
    [
      'a field that has to be sent',
      body(fields({ a: text })),
      body(fields({ a: text }, ['a'])),
      '.a: has to be sent now',
    ],
    [
      'a body that has to be sent',
      {},
      { requestBody: { ...body(text).requestBody, required: true } },
      `${place}: a body has to be sent now`,
    ],
    ['a body less', body(text), {}, `${place}, body: is no application/json any more`],
    [
      'a field less in an answer',
      answered(fields({ a: text })),
      answered(fields({})),
      '.a: is gone',
    ],
    [
      'one that may be missing',
      answered(fields({ a: text }, ['a'])),
      answered(fields({ a: text })),
      '.a: may be missing now',
    ],
    [
      'one that may be null',
      answered(fields({ a: text })),
      answered(fields({ a: { type: ['string', 'null'] } })),
      '.a: was string and is string or null',
    ],
    [
      'the same by a variant',
      answered(fields({ a: text })),
      answered(fields({ a: either(text, { type: 'null' }) })),
      'is another one',
    ],
    [
      'a value more in an answer',
      answered({ enum: ['a'] }),
      answered({ enum: ['a', 'b'] }),
      'can be "b" now',
    ],
    ['any value in one', answered({ enum: ['a'] }), answered({}), 'may be any value now'],
    [
      'deep in a list',
      answered({ type: 'array', items: fields({ a: text }) }),
      answered({ type: 'array', items: fields({ a: number }) }),
      '[].a: was string and is number',
    ],
    [
      'an answer less',
      { responses: { 200: answer({}), 404: answer({}) } },
      { responses: { 200: answer({}) } },
      `${place}: is not answered with 404 any more`,
    ],
    [
      'an answer of another type',
      answered({}),
      { responses: { 200: { content: { 'text/csv': {} } } } },
      'is no application/json any more',
    ],
    ['signing in', { security: [{}] }, { security: [{ token: [] }] }, 'needs signing in now'],
    [
      'another scope',
      { security: [{ oauth: ['games:read'] }] },
      { security: [{ oauth: ['games:write'] }] },
      'any more',
    ],
  ])('%s', (_, before, after, said) => {
    const changes = apiChanges(documentOf(before), documentOf(after));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toContain(said);
    expect(changes[0]).toContain(place);
  });

  test('a path or a method less', () => {
    const before = documentOf({});
    expect(apiChanges(before, { paths: {} })).toEqual([`${place}: is gone`]);
    const [path = ''] = Object.keys(before.paths);
    expect(apiChanges(before, { paths: { [path]: {} } })).toEqual([`${place}: is gone`]);
  });

  test('what a named shape has less', () => {
    const named = (shape: object) =>
      documentOf(answered({ $ref: '#/components/schemas/Thing' }), { schemas: { Thing: shape } });
    expect(apiChanges(named(fields({ a: text })), named(fields({})))).toEqual([
      `${place}, 200 application/json.a: is gone`,
    ]);
  });
});

describe('is an addition:', () => {
  test.each<[string, object, object]>([
    ['a parameter more', {}, query(text)],
    ['one that need not be sent any more', query(text, true), query(text)],
    ['a value more that is taken', query({ enum: ['a'] }), query({ enum: ['a', 'b'] })],
    ['a type more that is taken', query({ type: 'integer' }), query({ type: ['number', 'null'] })],
    ['the same by a variant', query(text), query(either(text, number))],
    ['a wider limit', query({ maximum: 9 }), query({ maximum: 10 })],
    ['a field more that may be sent', body(fields({})), body(fields({ a: text }))],
    ['a field more in an answer', answered(fields({})), answered(fields({ a: text }, ['a']))],
    ['one that is never null any more', answered(either(text, { type: 'null' })), answered(text)],
    [
      'a value more where there may be more',
      answered({ enum: ['a'], 'x-oche-open': true }),
      answered({ enum: ['a', 'b'], 'x-oche-open': true }),
    ],
    ['an answer more', {}, { responses: { 200: answer({}), 409: answer({}) } }],
    ['a way more to sign in', { security: [{ a: [] }] }, { security: [{ a: [] }, { b: [] }] }],
  ])('%s', (_, before, after) => {
    expect(apiChanges(documentOf(before), documentOf(after))).toEqual([]);
  });

  test('nothing at all, also in a shape that contains itself', () => {
    const post = fields({
      replies: { type: 'array', items: { $ref: '#/components/schemas/Post' } },
    });
    const forum = documentOf(answered({ $ref: '#/components/schemas/Post' }), {
      schemas: { Post: post },
    });
    expect(apiChanges(forum, forum)).toEqual([]);
  });
});
