import { describe, expect, it } from 'vitest';
import { attemptOf, draftOf } from './drafts.ts';

function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  };
}

describe('a draft', () => {
  it('is there again after a reload, until it is cleared', () => {
    const storage = storageOf();
    draftOf('anna', 'thread:5', storage).write({ content: 'Halb fer' });
    expect(draftOf('anna', 'thread:5', storage).read()).toEqual({ content: 'Halb fer' });
    draftOf('anna', 'thread:5', storage).clear();
    expect(draftOf('anna', 'thread:5', storage).read()).toBeNull();
  });

  it('is its author’s, and of its place', () => {
    const storage = storageOf();
    draftOf('anna', 'thread:5', storage).write({ content: 'geheim' });
    expect(draftOf('ben', 'thread:5', storage).read()).toBeNull();
    expect(draftOf('anna', 'thread:6', storage).read()).toBeNull();
  });

  it.each(['{', 'null', '"text"', '{"content":5}', '[[]]'])(
    'reads broken %j as nothing',
    (json) => {
      const storage = storageOf({ 'oche:draft:anna:thread:5': json });
      expect(draftOf('anna', 'thread:5', storage).read()).toBeNull();
    },
  );

  it('lets the reader go on writing where the storage is full', () => {
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => draftOf('anna', 'thread:5', full).write({ content: 'x' })).not.toThrow();
  });
});

describe('an attempt', () => {
  const input = { threadId: 5, content: 'Gut Dart!' };

  it('keeps its key when it is tried again, also after a reload', () => {
    const storage = storageOf();
    const key = attemptOf('anna', 'thread:5', storage).keyFor(input);
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(attemptOf('anna', 'thread:5', storage).keyFor({ ...input })).toBe(key);
  });

  it('gets a new key for another text', () => {
    const attempt = attemptOf('anna', 'thread:5', storageOf());
    const key = attempt.keyFor(input);
    expect(attempt.keyFor({ ...input, content: 'Gut Dart!!' })).not.toBe(key);
  });

  it('gets a new key once it has succeeded: the same words twice are two posts', () => {
    const attempt = attemptOf('anna', 'thread:5', storageOf());
    const key = attempt.keyFor(input);
    attempt.succeed();
    expect(attempt.keyFor(input)).not.toBe(key);
  });
});
