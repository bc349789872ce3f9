import type { FormattedLine, TextRun } from '@oche/validators/forum/formatting';
import { formattedOf } from './formatted.ts';

/** A formatted text without its signs: for lists, search, and what is read out. */
export function plainOf(text: string): string {
  const lines = formattedOf(text);
  return lines ? inLines(lines, ({ text: words }) => words) : text;
}

/** The same for mails, in which links don't lead anywhere: their addresses stand behind the words. */
export function plainWithAddressesOf(text: string): string {
  const lines = formattedOf(text);
  return lines
    ? inLines(lines, (run) =>
        run.href === undefined || run.href === run.text ? run.text : `${run.text} (${run.href})`,
      )
    : text;
}

const inLines = (lines: readonly FormattedLine[], words: (run: TextRun) => string): string =>
  lines.map((line) => `${signOf(line)}${line.runs.map(words).join('')}`).join('\n');

function signOf({ list }: FormattedLine): string {
  if (!list?.isFirst) return '';
  return list.number === null ? '– ' : `${list.number}. `;
}
