import { expect, test } from 'vitest';
import { useTestApp } from '../plugins/testing.ts';

const PATH = '/.well-known/security.txt';

const plain = useTestApp({ env: { PUBLIC_URL: 'https://oche.test' }, now: '2026-11-30T20:00:00Z' });
const named = useTestApp({
  env: { PUBLIC_URL: 'https://oche.test', SECURITY_CONTACT: 'mailto:security@oche.test' },
});

test('says where to write, and until when that holds', async () => {
  const { body, headers, statusCode } = await plain.app.inject({ url: PATH });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.trim().split('\n')).toEqual([
    'Contact: https://oche.test/contact',
    'Expires: 2027-05-29T00:00:00Z',
    'Preferred-Languages: de, en',
    'Canonical: https://oche.test/.well-known/security.txt',
  ]);
});

test('names the address that the operator has given', async () => {
  const { body } = await named.app.inject({ url: PATH });
  expect(body).toContain('Contact: mailto:security@oche.test\n');
});
