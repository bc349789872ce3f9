import { expect, test } from 'vitest';
import { AnswerCheck } from './answer-check.ts';

const error = {
  allOf: [
    {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
    { properties: { code: { enum: ['NOT_FOUND'], 'x-oche-open': true } } },
  ],
};
const thing = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const check = new AnswerCheck({
  openapi: '3.1.1',
  info: {},
  servers: [],
  webhooks: {},
  paths: {
    '/api/things/{id}': {
      get: {
        operationId: 'things.get',
        responses: {
          200: { description: 'OK', ...json({ $ref: '#/components/schemas/Thing' }) },
          204: { description: 'Nothing' },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: { schemas: { Thing: thing }, responses: { NotFound: json(error) } },
});

const faultOf = (status: number, body: unknown, contentType = 'application/json; charset=utf-8') =>
  check.faultOf({
    method: 'GET',
    route: '/api/things/:id',
    status,
    contentType,
    body: body === null ? null : JSON.stringify(body),
  });

test('what is as documented is no fault', () => {
  expect(faultOf(200, { id: 1, at: '2031-03-03T09:00:00.000Z' })).toBeNull();
  expect(faultOf(404, { code: 'NOT_FOUND', message: 'Gone' })).toBeNull();
  expect(faultOf(204, null, '')).toBeNull();
});

test.each([
  ['a status that nobody has documented', 409, {}],
  ['a missing field', 200, {}],
  ['a field of another type', 200, { id: '1' }],
  ['a text that is no time', 200, { id: 1, at: 'today' }],
  ['a field that nobody has documented', 200, { id: 1, secret: true }],
  ['a code that the operation does not list', 404, { code: 'FORBIDDEN', message: 'Gone' }],
  ['a body where there is none', 204, { id: 1 }],
])('%s is a fault', (_, status, body) => {
  expect(faultOf(status, body)).toContain(`GET /api/things/{id}: ${status}`);
});

test('so is another type of content', () => {
  expect(faultOf(200, { id: 1 }, 'text/html')).toContain('text/html');
});

test('what is no part of the document has nothing to keep to', () => {
  const answer = { method: 'GET', route: '/api/others', status: 500, contentType: '', body: null };
  expect(check.faultOf(answer)).toBeNull();
});
