import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { decodeCursor, encodeCursor, pageOf, readPage } from './pagination.ts';

const key = z.tuple([z.boolean(), z.iso.datetime({ offset: true }), z.number().int()]);

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof AppError ? error.code : 'another error';
  }
}

test('a cursor gives back the key it was made of, and goes into an address as it is', () => {
  const keys = fc.tuple(fc.boolean(), fc.string({ unit: 'grapheme' }), fc.integer());
  const schema = z.tuple([z.boolean(), z.string(), z.number()]);
  fc.assert(
    fc.property(keys, (made) => {
      const cursor = encodeCursor(made);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(encodeURIComponent(cursor)).toBe(cursor);
      expect(decodeCursor(schema, cursor)).toEqual(made);
    }),
  );
});

test('what is no cursor of ours is wrong input, never an error of ours', () => {
  const foreign = [
    '',
    'x',
    'null',
    '[]',
    '{}',
    Buffer.from('[true,"2026-11-21T19:00:00Z"]').toString('base64url'),
    Buffer.from('[true,"yesterday",1]').toString('base64url'),
    Buffer.from('[true,"2026-11-21T19:00:00Z","1; drop table"]').toString('base64url'),
    Buffer.from('{"__proto__":{}}').toString('base64url'),
    Buffer.from('['.repeat(100)).toString('base64url'),
  ];
  for (const cursor of foreign) expect(codeOf(() => decodeCursor(key, cursor))).toBe('BAD_INPUT');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(codeOf(() => decodeCursor(key, text))).toBe('BAD_INPUT');
    }),
  );
});

test('one row more than the page means that another page follows', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 100 }), (rows, limit) => {
      const { items, hasMore } = pageOf(rows.slice(0, limit + 1), limit);
      expect(items).toEqual(rows.slice(0, limit));
      expect(hasMore).toBe(rows.length > limit);
    }),
  );
});

test('a list is read page by page, every row once, and nothing behind the last page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 12 }), async (length, limit) => {
      const rows = Array.from({ length }, (_, id) => ({ id }));
      const pages: { id: number }[][] = [];
      let cursor: string | null = '-1';
      while (cursor !== null) {
        const after = Number(cursor);
        const page: Awaited<ReturnType<typeof readPage<{ id: number }>>> = await readPage(
          limit,
          async (count) => rows.filter(({ id }) => id > after).slice(0, count),
          ({ id }) => String(id),
        );
        pages.push(page.items);
        cursor = page.nextCursor;
      }
      expect(pages.flat()).toEqual(rows);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(length / limit)));
    }),
  );
});
