import { expect, it } from 'vitest';
import { contactHref } from './contact.ts';

it('calls numbers and writes to addresses', () => {
  expect(contactHref('0231 / 555-01')).toBe('tel:023155501');
  expect(contactHref('+49 (0)231 55501')).toBe('tel:+4923155501');
  expect(contactHref(' lena@oche.test ')).toBe('mailto:lena@oche.test');
});

it('leaves other words alone', () => {
  expect(contactHref('über Thomas')).toBeNull();
  expect(contactHref('12')).toBeNull();
  expect(contactHref('a@b.de?bcc=x@y.z, c@d.de')).toBeNull();
});
