import { doubleElimination, singleElimination } from '@oche/darts/tournaments/elimination';
import { roundRobin } from '@oche/darts/tournaments/round-robin';
import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../../../testing/render-static.tsx';
import type { Course } from './course.ts';
import { CoursePart } from './course-part.tsx';
import { courseOfPlan, groupCourse } from './testing-course.ts';
import { type BracketPlace, bracketPlaceOf } from './view-limits.ts';

const show = (course: Course, place: BracketPlace = {}) =>
  renderStatic(<CoursePart course={course} place={place} onPlace={() => undefined} />, {
    namespaces: ['tournaments/bracket'],
  });

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    textOf(text),
  );

describe("a tournament's matches", () => {
  it('are a list with a heading for each part and round, and every match', async () => {
    const course = courseOfPlan(doubleElimination(8, { reset: true }), 8, { played: 3 });
    const html = await show(course, { view: 'list' });
    expect(headings(html, 3)).toEqual(['Gewinnerseite', 'Verliererseite']);
    expect(headings(html, 4)).toEqual([
      '1. Runde',
      '2. Runde',
      'Letzte Runde',
      'Finale',
      'Zweites Finale',
      '1. Runde',
      '2. Runde',
      '3. Runde',
      'Letzte Runde',
    ]);
    expect(html.match(/<li/g)?.length).toBe(course.matches.length);
    const text = textOf(html);
    expect(text).toContain('Anna Berger');
    expect(text).toContain('Sieger Match 4');
    expect(text).toContain('Verlierer Match 4');
    expect(text).toContain('Live');
  });

  it('are a map of which only a window is drawn, and a list from very many on', async () => {
    const many = courseOfPlan(singleElimination(128), 128);
    const drawn = (await show(many, { view: 'tree' })).match(/data-match=/g)?.length ?? 0;
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThan(80);
    const most = await show(courseOfPlan(singleElimination(200), 200));
    expect(most).not.toContain('data-match=');
    expect(most.match(/<li/g)?.length).toBe(199);
  });

  it('begin on a phone with the list, unless there are few', async () => {
    const of64 = await show(courseOfPlan(singleElimination(64), 64));
    expect(of64).not.toContain('data-match=');
    expect(await show(courseOfPlan(singleElimination(32), 32))).toContain('data-match=');
  });

  it("show a player's path, with what came of each match", async () => {
    const course = courseOfPlan(singleElimination(8), 8, { played: 5 });
    const winner = course.matches[4]?.players[course.matches[4].winner ?? 0];
    if (typeof winner !== 'number') throw new Error('nobody has won');
    const text = textOf(await show(course, { view: 'list', path: winner }));
    expect(text).toContain(`Der Weg von ${course.entrants.get(winner)?.name}`);
    expect(text).toMatch(/Viertelfinale .* Halbfinale .* Finale/);
    // there is none for a reader who doesn't play here
    expect(textOf(await show(course, { path: 999 }))).not.toContain('Der Weg von');
  });

  it('have a table, and who has played whom', async () => {
    const entrants = [1, 2, 3, 4];
    const group = { name: 'A', entrants, plan: roundRobin([0, 1, 2, 3]), goOn: 2 };
    const html = await show(groupCourse([group], { played: 6 }));
    expect(headings(html, 3)).toEqual(['Gruppe A']);
    expect(headings(html, 4)).toEqual(['1. Runde', '2. Runde', '3. Runde']);
    const text = textOf(html);
    expect(text).toContain('Die ersten 2 kommen weiter.');
    expect(text).toContain('Jeder gegen jeden');
    expect(html.match(/<table/g)?.length).toBe(2);
  });
});

it('reads from the address what it understands', () => {
  expect(bracketPlaceOf({ view: 'list', path: '7' })).toEqual({ view: 'list', path: 7 });
  expect(bracketPlaceOf({ view: 'wall', path: '-1' })).toEqual({});
  expect(bracketPlaceOf({ path: 'x' })).toEqual({});
});
