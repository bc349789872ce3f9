import { describe, expect, it } from 'vitest';
import { plainActor } from '../../../lib/actor.ts';
import { outcomeOf } from '../../../testing/index.ts';
import { isWikiOf, requireWikiEditor, requireWikiSetter, wikiOf } from './wiki.policy.ts';

const thread = {
  categoryId: 1,
  authorId: 'anna',
  isCategoryActive: true,
  isSubforumActive: true,
  isSubforumLocked: false,
  isLocked: false,
  isWiki: true,
};
const locked = { ...thread, isLocked: true };
const archived = { ...thread, isSubforumActive: false };
const anna = plainActor('anna');
const ben = plainActor('ben');
const moderator = { ...plainActor('mod'), moderates: ['forum/1'] };
const elsewhere = { ...plainActor('mod'), moderates: ['forum/2'] };
const regular = { level: 2, isApart: false } as const;
const warm = { level: 1, isApart: false } as const;
const apart = { level: 3, isApart: true } as const;

const codeOf = (act: () => void) => outcomeOf((async () => act())());

describe('a wiki', () => {
  it('is a first post', () => {
    expect(isWikiOf({ number: 1, isWiki: true })).toBe(true);
    expect(isWikiOf({ number: 2, isWiki: true })).toBe(false);
    expect(isWikiOf({ number: 1, isWiki: false })).toBe(false);
  });

  it('is opened by its author with the level for it, and by those who moderate there', async () => {
    const set = (...args: Parameters<typeof requireWikiSetter>) =>
      codeOf(() => requireWikiSetter(...args));
    expect(await set(anna, thread, regular)).toBe('done');
    expect(await set(moderator, thread, warm)).toBe('done');
    expect(await set(moderator, locked, warm)).toBe('done');
    expect(await set(anna, thread, warm)).toBe('WIKI_NEEDS_LEVEL');
    expect(await set(ben, thread, regular)).toBe('FORBIDDEN');
    expect(await set(elsewhere, thread, regular)).toBe('FORBIDDEN');
    expect(await set(anna, locked, regular)).toBe('THREAD_LOCKED');
    expect(await set(moderator, archived, regular)).toBe('SUBFORUM_INACTIVE');
  });

  it('is edited by its author, those who moderate there, and others with the level for it', async () => {
    const edit = (...args: Parameters<typeof requireWikiEditor>) =>
      codeOf(() => requireWikiEditor(...args));
    expect(await edit(ben, thread, regular)).toBe('done');
    expect(await edit(anna, thread, warm)).toBe('done');
    expect(await edit(moderator, thread, { ...warm, isApart: true })).toBe('done');
    expect(await edit(ben, thread, warm)).toBe('WIKI_NEEDS_LEVEL');
    expect(await edit(ben, thread, apart)).toBe('FORBIDDEN');
    expect(await edit(ben, locked, regular)).toBe('THREAD_LOCKED');
    expect(await edit(moderator, archived, regular)).toBe('SUBFORUM_INACTIVE');
  });

  it('tells a reader what they can do with it, and nothing where that is nothing', () => {
    expect(wikiOf(anna, thread, regular)).toEqual({ wiki: { canEdit: true, canSet: true } });
    expect(wikiOf(anna, thread, warm)).toEqual({ wiki: { canEdit: true, canSet: false } });
    expect(wikiOf(ben, thread, regular)).toEqual({ wiki: { canEdit: true, canSet: false } });
    const closed = { ...thread, isWiki: false };
    expect(wikiOf(anna, closed, regular)).toEqual({ wiki: { canEdit: false, canSet: true } });
    expect(wikiOf(ben, closed, regular)).toBeUndefined();
    expect(wikiOf(ben, thread, apart)).toBeUndefined();
    expect(wikiOf(null, thread, regular)).toBeUndefined();
    const silenced = { ...anna, silencedUntil: '2027-01-01' };
    expect(wikiOf(silenced, thread, regular)).toBeUndefined();
  });
});
