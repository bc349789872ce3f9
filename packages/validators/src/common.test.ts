import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  dateTime,
  id,
  idempotencyKey,
  line,
  moment,
  money,
  optionalText,
  page,
  text,
  textId,
  url,
} from './common.ts';
import { centsOf, euroOf } from './money.ts';

/** The keys of a schema's messages; [] when it accepts the value. */
function problems(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}
const takes = (schema: z.ZodMiniType, value: unknown) => problems(schema, value).length === 0;

/** Texts of all characters, lone surrogates and NUL included. */
const anything = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});

describe('id', () => {
  test.each([1, 42, Number.MAX_SAFE_INTEGER])('takes %d', (value) => {
    expect(id.parse(value)).toBe(value);
  });
  test.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    2 ** 63,
    1e300,
    '1',
    '',
    null,
    true,
    [1],
    1n,
  ])('refuses %s', (value) => expect(takes(id, value)).toBe(false));
});

test.each(['', 'x'.repeat(101), 'a\u0000b', '\ud800', 1, null])('%j is no textId', (value) => {
  expect(takes(textId, value)).toBe(false);
});

const BLANKS = [
  ['nothing', ''],
  ['spaces', ' \t\n\r\u00a0\u3000'],
  ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the empty Braille cell', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0020}'],
  ['directions', '\u202e\u2066\u2069'],
  ['controls', '\u0001\u0007\u007f\u0085'],
  ['marks on nothing', '\u0301\u20dd'],
  ['a mix', ' \u200b\u2800\u0301\u00ad '],
] as const;

describe('text', () => {
  const schema = text({ min: 3, max: 10, required: 'missing', tooShort: 'short' });

  test.each(BLANKS)('that is only %s is missing', (_name, value) => {
    expect(problems(schema, value)).toEqual(['missing']);
  });
  test.each([undefined, null, 1, {}, ['abc']])('that is %s is missing', (value) => {
    expect(problems(schema, value)[0]).toBe('missing');
  });
  test.each(['a\u0000b', 'abc\ud800', '\udc00abc'])('%j can’t be stored', (value) => {
    expect(problems(schema, value)).toEqual(['invalidCharacters']);
  });
  test('with a pile of marks on a letter is refused, with what languages need it is not', () => {
    expect(problems(schema, `abc${'\u0338'.repeat(11)}`)).toEqual(['invalidCharacters']);
    for (const value of ['Ỗệ́', 'नमस्ते', 'กำลัง', 'שָׁלוֹם', 'a\u0301\u0323b c']) {
      expect(takes(text({ max: 20 }), value)).toBe(true);
    }
  });
  test.each([
    ['ab', ['short']],
    [' ab ', ['short']],
    ['abc', []],
    ['abcdefghij', []],
    ['  abcdefghij  ', []],
    ['abcdefghijk', ['tooLong']],
  ])('%j: %j', (value, expected) => {
    expect(problems(schema, value)).toEqual(expected);
  });
  test('shows emoji, also joined ones, and other scripts', () => {
    for (const value of ['👨‍👩‍👧', '🎯', 'ß', '飛鏢', '180!', '…', '٣']) {
      expect(takes(text({ max: 20 }), value)).toBe(true);
    }
  });

  test('comes out trimmed, composed, visible, storable and short enough, whatever goes in', () => {
    const short = text({ max: 20 });
    fc.assert(
      fc.property(anything, (value) => {
        const { success, data } = short.safeParse(value);
        if (!success) return;
        expect(data).toBe(data.trim().normalize('NFC'));
        expect(data.length).toBeGreaterThan(0);
        expect(data.length).toBeLessThanOrEqual(20);
        expect(data.isWellFormed() && !data.includes('\u0000')).toBe(true);
        // the output would be accepted again, unchanged
        expect(short.parse(data)).toBe(data);
      }),
      { numRuns: 1000 },
    );
  });

  test('of a megabyte is refused like any other', () => {
    for (const piece of ['x', ' ', '\u0301', '\u200b', 'é', '🎯']) {
      expect(takes(schema, piece.repeat(1_000_000 / piece.length))).toBe(false);
    }
  });
});

describe('line', () => {
  const schema = line({ max: 30 });

  test.each([
    ['Neue\nFlights', 'Neue Flights'],
    ['a\r\n\t b\u2028c\u0085d', 'a b c d'],
    [' Anna  Berg ', 'Anna Berg'],
    ['Anna\u202egreB', 'AnnagreB'],
    ['\u2067Anna\u2069', 'Anna'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['\u200bBergmann', 'Bergmann'],
    ['Berg\u200b \u200bmann', 'Berg mann'],
  ])('%j becomes %j', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });
  test.each(BLANKS)('that is only %s is missing', (_name, value) => {
    expect(problems(schema, value)).toEqual(['required']);
  });
  test('has no line break and turns no direction, whatever goes in', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const { success, data } = schema.safeParse(value);
        if (success) expect(data).not.toMatch(/[\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('optionalText', () => {
  const schema = optionalText(10);
  test.each(BLANKS)('that is only %s is absent', (_name, value) => {
    expect(schema.parse(value)).toBeUndefined();
  });
  test('may be absent, and is trimmed when it is there', () => {
    expect(schema.parse(undefined)).toBeUndefined();
    expect(schema.parse(' abc ')).toBe('abc');
  });
  test.each([null, 1, 'a\u0000', '\ud800', 'abcdefghijk'])('%j is refused', (value) => {
    expect(takes(schema, value)).toBe(false);
  });
});

describe('url', () => {
  test.each([
    'https://oche.example',
    'http://localhost:3000/a?b=c#d',
    'https://dart-café.example/ä',
  ])('takes %s', (value) => expect(takes(url, value)).toBe(true));

  test.each([
    ['https://EXAMPLE.org', 'https://example.org/'],
    [' https://example.org/a b ', 'https://example.org/a%20b'],
    ['https://dart-café.example/ä', 'https://xn--dart-caf-i1a.example/%C3%A4'],
    ['https://example.org.', 'https://example.org/'],
    ['https://example.org.:8443/x', 'https://example.org:8443/x'],
    ['https://example.org:443/', 'https://example.org/'],
    ['https://ex%61mple.org', 'https://example.org/'],
    ['https://0x7f.1', 'https://127.0.0.1/'],
    ['https://example.org/a\tb\n', 'https://example.org/ab'],
    ['https://example.org/a/../b', 'https://example.org/b'],
  ])('%j comes out as %s', (value, href) => {
    expect(url.parse(value)).toBe(href);
    expect(url.parse(href)).toBe(href);
  });

  test.each([
    'http:\\\\evil.example',
    'https://bank.example\\@evil.example',
    'https://example.org/a\\b',
    'https://bank.example@evil.example',
    'https://user:password@example.org',
    'https://:@:x@example.org',
    'https:///evil.example',
    'https:/example.org',
    'https://exa\u200bmple.org',
    'https://example.org/\u202egpj.exe',
    'https://exa mple.org',
    'https://.example.org',
    'https://a..b',
    'https://example.org..',
    'https://.',
    'https://example',
    'https://exam\u00adple.org',
    `https://example.org/${'ä'.repeat(1000)}`,
  ])('refuses %j, which a reader would take for something else', (value) => {
    expect(takes(url, value)).toBe(false);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://oche.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://oche.example',
    'blob:https://oche.example/1',
    '//oche.example',
    '/path',
    'oche.example',
    'https://',
    'http:oche.example',
    '',
    `https://oche.example/${'x'.repeat(2000)}`,
    'https://oche.example/\u0000',
  ])('refuses %j', (value) => {
    expect(takes(url, value)).toBe(false);
  });
  test('what it takes is a link by http or https to whoever follows it', () => {
    const tricky = fc.tuple(
      fc.constantFrom('http:', 'https:', 'javascript:', 'data:', ' http:', 'HTTP:', 'h\nttp:', ''),
      fc.constantFrom('//', '/', '', '\\\\', '///'),
      fc.string(),
    );
    fc.assert(
      fc.property(tricky, (parts) => {
        const value = parts.join('');
        if (!takes(url, value)) return;
        const read = new URL(url.parse(value));
        expect(read.href).toBe(url.parse(value));
        expect(read.protocol).toMatch(/^https?:$/);
        expect(read.username + read.password).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('money', () => {
  test('takes every amount of whole cents, however it was reckoned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(takes(money, euroOf(cents))).toBe(true);
        expect(centsOf(money.parse(euroOf(cents)))).toBe(cents);
      }),
    );
    expect(takes(money, 0.1 + 0.2)).toBe(true);
  });
  test.each([-0.01, 0.001, 19.999, Number.NaN, Infinity, 10_000_000.01, '1', '', null, true])(
    'refuses %s',
    (value) => expect(takes(money, value)).toBe(false),
  );
});

describe('times', () => {
  test.each(['2026-11-21T19:00:00Z', '2026-11-21T19:00:00+01:00', '2024-02-29T00:00:00.123Z'])(
    'take %s',
    (value) => {
      expect(takes(dateTime, value)).toBe(true);
      expect(takes(moment, value)).toBe(true);
    },
  );
  test.each([
    '',
    'today',
    '2026-11-21',
    '2026-11-21T19:00:00',
    '2026-02-30T00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T19:00:60Z',
    '2026-11-21 19:00:00Z',
    0,
    null,
  ])('refuse %j', (value) => {
    expect(problems(moment, value)).toEqual(['invalidDate']);
  });
  test('as input come out in UTC, in years that the database can hold', () => {
    expect(moment.parse('2026-11-21T19:00:00+23:00')).toBe('2026-11-20T20:00:00.000Z');
    expect(takes(moment, '0000-01-01T00:00:00Z')).toBe(false);
    expect(takes(moment, '9999-12-31T23:59:59-23:00')).toBe(false);
  });
});

describe('page', () => {
  test('is 20 long unless told, at most 100', () => {
    expect(page.parse({})).toEqual({ limit: 20 });
    expect(page.parse({ limit: 100, cursor: 'x' })).toEqual({ limit: 100, cursor: 'x' });
  });
  test.each([0, 101, 1.5, '20', null, Number.NaN, [1, 2]])('a limit of %j is refused', (limit) => {
    expect(takes(page, { limit })).toBe(false);
  });
  test('a cursor is no place for a novel', () => {
    expect(takes(page, { cursor: 'x'.repeat(201) })).toBe(false);
  });
});

test.each(['short', 'x'.repeat(65), 'with space', 'ümlaut-key', 'a\nb-c-d-e-f', '', null])(
  '%j is no idempotency key',
  (value) => expect(takes(idempotencyKey, value)).toBe(false),
);
