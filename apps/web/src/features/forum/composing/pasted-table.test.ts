// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { pastedTable } from './pasted-table.ts';

const TABLE = '```\nName  Average\nAnna    62,10\nBen        58\n```\n';

describe('a pasted table', () => {
  it('of a spreadsheet has its columns below each other, numbers at the right', () => {
    expect(pastedTable('', 'Name\tAverage\r\nAnna\t62,10\r\nBen\t58\r\n')).toBe(TABLE);
  });

  it('of a page is the same', () => {
    const html =
      '<meta charset="utf-8"><table><tr><th>Name</th><th>Average</th></tr><tr><td>Anna</td><td>62,10</td></tr><tr><td> Ben\n</td><td>58</td></tr><tr><td></td></tr></table>';
    expect(pastedTable(html, 'whatever')).toBe(TABLE);
  });

  it('can not end its block of code', () => {
    expect(pastedTable('', 'a\t```\nb\tc')).toBe("```\na  '''\nb  c\n```\n");
  });

  it.each([
    ['', 'Nur ein Satz'],
    ['', 'Eine Zeile\tmit Tab'],
    ['', 'a\tb\nc'],
    ['<p>Davor</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'x'],
    ['<table><tr><td>nur eine Zelle</td></tr></table>', 'nur eine Zelle'],
    ['', Array.from({ length: 400 }, () => 'a\tb').join('\n')],
  ])('is nothing else: %j %j', (html, text) => {
    expect(pastedTable(html, text)).toBeNull();
  });
});
