import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorData, inputError, toAppError } from './error-shape.ts';
import { AppError } from './errors.ts';
import { logFailure } from './log.ts';

const withCode = (code: string, message = 'says too much') =>
  Object.assign(new Error(message), { code });

test.each([
  withCode('57P01'),
  withCode('08006'),
  withCode('53300'),
  withCode('57014'),
  withCode('55P03'),
  withCode('ECONNREFUSED'),
  new Error('timeout exceeded when trying to connect'),
  new Error('wrapped', { cause: new Error('again', { cause: withCode('ECONNRESET') }) }),
])('%s means: come back in a moment', (error) => {
  const known = toAppError(error);
  expect(known.code).toBe('UNAVAILABLE');
  expect(known.retryAfter).toBe(5);
});

test.each([
  new Error('password of anna@oche.test'),
  withCode('23505'),
  'a text',
  null,
  undefined,
  { code: 'FORBIDDEN' },
])('%s is an unexpected error, whose text stays with us', (thrown) => {
  const known = toAppError(thrown);
  expect(errorData(known, 'id')).toEqual({
    code: 'INTERNAL',
    domain: 'common',
    httpStatus: 500,
    requestId: 'id',
  });
});

test('a text that PostgreSQL can’t store is wrong input', () => {
  for (const code of ['22021', '22P05']) expect(toAppError(withCode(code)).code).toBe('BAD_INPUT');
});

test('an error says whose it is and what its status is', () => {
  expect(errorData(new AppError('THREAD_LOCKED'), 'id')).toEqual({
    code: 'THREAD_LOCKED',
    domain: 'forum',
    httpStatus: 409,
    requestId: 'id',
  });
});

test('an error of ours stays what it is', () => {
  const error = new AppError('THREAD_LOCKED');
  expect(toAppError(error)).toBe(error);
});

test('wrong input names the first problem of each field', () => {
  const schema = z.object({
    email: z.string().min(3, 'required').max(1, 'tooLong'),
    list: z.array(z.object({ id: z.number('invalid') })),
  });
  const { error } = schema.safeParse({ email: 'ab', list: [{ id: 1 }, { id: 'x' }] });
  if (!error) throw new Error('the input was taken');
  expect(inputError(error).fields).toEqual({ email: 'required', 'list.1.id': 'invalid' });
});

test('a thousand problems make a short answer', () => {
  const { error } = z.array(z.number()).safeParse(Array(1000).fill('x'));
  if (!error) throw new Error('the input was taken');
  expect(Object.keys(inputError(error).fields ?? {})).toHaveLength(20);
});

test('a field names the key of its text, never zod’s own words', () => {
  const schema = z.object({ status: z.enum(['active', 'banned']), name: z.string('required') });
  const { error } = schema.safeParse({ status: 'gone' });
  if (!error) throw new Error('that should not fit');
  expect(inputError(error).fields).toEqual({ status: 'invalid', name: 'required' });
});

const WARN = 40;
const ERROR = 50;

test.each([
  ['53100', 'a full disk, which nobody but the operator can end', ERROR],
  ['57P01', 'a database that shuts down', WARN],
])('SQLSTATE %s: %s', (code, _what, level) => {
  const lines: { level: number }[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const error = toAppError(Object.assign(new Error('refused'), { code }));
  expect(error.code).toBe('UNAVAILABLE');
  logFailure(log, error);
  expect(lines).toMatchObject([{ level }]);
});
