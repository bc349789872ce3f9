import { expect, test } from 'vitest';
import { email } from './schemas.ts';

const taken = (value: string) => email.safeParse(value).data ?? null;

test.each(['anna@example.org', 'Anna.Berg+dart@xn--exmple-cua.de', " o'brien@example.org "])(
  '%s is an address',
  (value) => expect(taken(value)).toBe(value.trim()),
);

/** Spellings by which one mailbox could be two accounts, and what only looks like an address. */
test.each([
  'anna@example.org.',
  'anna@example.org。',
  'anna@example。org',
  'anna.@example.org',
  '.anna@example.org',
  'an..na@example.org',
  'anna@example..org',
  'anna@.example.org',
  'anna@-example.org',
  'anna@example-.org',
  '"anna"@example.org',
  'anna(dart)@example.org',
  'anna@[192.0.2.1]',
  'anna@192.0.2.1',
  'anna@exämple.de',
  'änna@example.org',
  'ａnna@example.org',
  'аnna@example.org',
  'an\u200bna@example.org',
  'anna@example.org\u200b',
  'anna@example.org\u0000',
  'anna@example.org\r\nBcc: ben@example.org',
  'Anna <anna@example.org>',
  'anna@example.org,ben@example.org',
  `${'a'.repeat(65)}@example.org`,
])('%j is none', (value) => expect(taken(value)).toBeNull());
