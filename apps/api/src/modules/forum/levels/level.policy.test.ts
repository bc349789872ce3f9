import { readFileSync } from 'node:fs';
import { FORUM_LEVELS, type ForumLevel } from '@oche/validators/forum/levels/limits';
import type { LevelFigure } from '@oche/validators/forum/levels/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_POSTS } from './first-posts.ts';
import {
  LEVEL_PARTS,
  levelFor,
  mayEditWiki,
  mayLink,
  maySortThreads,
  mayUsePictures,
  nextAfter,
} from './level.policy.ts';
import {
  GRACE_DAYS,
  LEVEL_NEEDS,
  LEVEL_WITH_REPORTS,
  READING_WINDOW_DAYS,
  REPORT_DAYS,
} from './level-needs.ts';
import { anyFigure } from './testing.ts';

const docs = readFileSync(
  new URL('../../../../../../docs/forum-levels.md', import.meta.url),
  'utf8',
);

const exactly = (level: 1 | 2 | 3): LevelFigure => ({ ...LEVEL_NEEDS[level], upheldReports: 0 });

describe('the level of a figure', () => {
  it('is the highest one of which all parts are met', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const level = levelFor(figure);
        const next = nextAfter(level);
        const meets = (needs: (typeof LEVEL_NEEDS)[1]) =>
          LEVEL_PARTS.every((part) => figure[part] >= needs[part]);
        if (level > 0) expect(meets(LEVEL_NEEDS[level as 1 | 2 | 3])).toBe(true);
        const isHeldDown = figure.upheldReports > 0 && level === LEVEL_WITH_REPORTS;
        if (next && !isHeldDown) expect(meets(next.needs)).toBe(false);
      }),
    );
  });

  it('never falls with more of anything but reports', () => {
    fc.assert(
      fc.property(anyFigure, fc.constantFrom(...LEVEL_PARTS), fc.nat(200), (figure, part, more) => {
        const better = { ...figure, [part]: figure[part] + more };
        expect(levelFor(better)).toBeGreaterThanOrEqual(levelFor(figure));
        const worse = { ...figure, upheldReports: figure.upheldReports + more };
        expect(levelFor(worse)).toBeLessThanOrEqual(levelFor(figure));
      }),
    );
  });

  it.each([1, 2, 3] as const)('%i is reached exactly, and missed by one of anything', (level) => {
    expect(levelFor(exactly(level))).toBe(level);
    for (const part of LEVEL_PARTS.filter((each) => LEVEL_NEEDS[level][each] > 0)) {
      const missed = { ...exactly(level), [part]: LEVEL_NEEDS[level][part] - 1 };
      expect(levelFor(missed)).toBe(level - 1);
    }
  });

  it('asks for more of everything from level to level', () => {
    for (const part of LEVEL_PARTS) {
      const needs = [LEVEL_NEEDS[1][part], LEVEL_NEEDS[2][part], LEVEL_NEEDS[3][part]];
      expect(needs).toEqual(needs.toSorted((a, b) => a - b));
      expect(new Set(needs).size).toBe(3);
    }
  });

  it('with an upheld report is at most the first one that is earned', () => {
    expect(levelFor({ ...exactly(3), upheldReports: 1 })).toBe(LEVEL_WITH_REPORTS);
    expect(levelFor({ ...exactly(1), upheldReports: 1 })).toBe(1);
    const nothing = { readingDays: 0, threadsRead: 0, postsWritten: 0, appreciatedBy: 0 };
    expect(levelFor({ ...nothing, upheldReports: 1 })).toBe(0);
  });

  it('has one above, but for the highest', () => {
    expect(FORUM_LEVELS.map((level) => nextAfter(level)?.level)).toEqual([1, 2, 3, undefined]);
    expect(nextAfter(1)?.needs).toBe(LEVEL_NEEDS[2]);
  });
});

describe('what a level opens', () => {
  const standing = (level: ForumLevel, isFixed: boolean, firstPosts: number) => ({
    level,
    isFixed,
    firstPosts,
  });

  it.each([
    ['mayLink', mayLink],
    ['mayUsePictures', mayUsePictures],
  ])('%s: from level 1 on, and after the first posts', (_, may) => {
    expect(may(standing(0, false, FIRST_POSTS - 1))).toBe(false);
    expect(may(standing(0, false, FIRST_POSTS))).toBe(true);
    for (const level of [1, 2, 3] as const) {
      expect(may(standing(level, false, 0))).toBe(true);
      expect(may(standing(level, true, 0))).toBe(true);
    }
  });

  it('tags from level 1 on, wikis from level 2 on', () => {
    const of = (may: typeof mayEditWiki) => FORUM_LEVELS.filter((level) => may({ level }));
    expect(of(maySortThreads)).toEqual([1, 2, 3]);
    expect(of(mayEditWiki)).toEqual([2, 3]);
  });

  it('nothing for whom the staff has put back to the beginning', () => {
    expect(mayLink(standing(0, true, FIRST_POSTS))).toBe(false);
  });
});

describe('docs/forum-levels.md', () => {
  it('says what the levels open', () => {
    const opened = (level: ForumLevel) =>
      docs
        .split('\n')
        .find((line) => line.startsWith(`| ${level} `))
        ?.split('|')
        .at(-2);
    for (const level of FORUM_LEVELS) {
      const isFirst = (may: typeof mayEditWiki) =>
        may({ level }) && !(level > 0 && may({ level: (level - 1) as ForumLevel }));
      expect(opened(level)?.includes('tags')).toBe(isFirst(maySortThreads));
      expect(opened(level)?.includes('wiki')).toBe(isFirst(mayEditWiki));
    }
  });

  it('has the figures that count', () => {
    for (const [name, part] of [
      ['days with reading', 'readingDays'],
      ['threads read', 'threadsRead'],
      ['posts written', 'postsWritten'],
      ['members who liked them', 'appreciatedBy'],
    ] as const) {
      const cells = [1, 2, 3].map((level) => LEVEL_NEEDS[level as 1 | 2 | 3][part] || '–');
      const row = docs.split('\n').find((line) => line.startsWith(`| ${name} `));
      expect(
        row
          ?.split('|')
          .slice(3, -1)
          .map((cell) => cell.trim()),
      ).toEqual(cells.map(String));
    }
    for (const days of [READING_WINDOW_DAYS, REPORT_DAYS, GRACE_DAYS]) {
      expect(docs).toContain(`${days} days`);
    }
  });
});
