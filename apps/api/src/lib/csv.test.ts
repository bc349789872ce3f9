import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what would break a line or a column', () => {
  expect(csvLine(['a', 'b;c', 'd"e', 'f\ng', 'h,i', null, 3], ';')).toBe(
    'a;"b;c";"d""e";"f\ng";h,i;;3\r\n',
  );
});

it.each([
  '=1+1',
  '+49 89 123',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =HYPERLINK("https://example.org";"x")',
  '＝1+1',
  '\n@x',
])('lets no spreadsheet run %j', (text) => {
  const line = csvLine([text], ';');
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

it('leaves numbers and harmless text as they are', () => {
  expect(csvLine([-3, 'Board 1 = Steel', "D'Arts", ''], ',')).toBe(
    "-3,Board 1 = Steel,D'Arts,\r\n",
  );
});
