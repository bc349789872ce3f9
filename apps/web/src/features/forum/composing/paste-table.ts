import { insertText } from './insert-text.ts';
import { pastedTable } from './pasted-table.ts';

/**
 * Writes what was pasted: a table with its columns below each other, anything else as the browser would.
 * @returns whether there was anything to write
 */
export function pasteTable(field: HTMLTextAreaElement, html: string, text: string): boolean {
  const table = pastedTable(html, text);
  const written = table === null ? text : isLineStart(field) ? table : `\n${table}`;
  if (written !== '') insertText(field, written);
  return written !== '';
}

const isLineStart = ({ value, selectionStart }: HTMLTextAreaElement) =>
  selectionStart === 0 || value[selectionStart - 1] === '\n';
