import { expect, it } from 'vitest';
import { editFor, type Format, type Written } from './format-edit.ts';

/** A text in which | or [ ] show the selection. */
function written(text: string): Written {
  const start = text.search(/[|⟦]/);
  const end = text.includes('⟧') ? text.indexOf('⟧') - 1 : start;
  return { value: text.replace(/[|⟦⟧]/g, ''), start, end };
}
const shown = ({ value, start, end }: Written) =>
  start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}⟦${value.slice(start, end)}⟧${value.slice(end)}`;

it.each<[Format, string, string]>([
  ['bold', 'ein ⟦Wort⟧ hier', 'ein **⟦Wort⟧** hier'],
  ['bold', 'ein **⟦Wort⟧** hier', 'ein ⟦Wort⟧ hier'],
  ['bold', 'ein⟦ Wort ⟧hier', 'ein **⟦Wort⟧** hier'],
  ['bold', 'leer |', 'leer **|**'],
  ['italic', '⟦Wort⟧', '*⟦Wort⟧*'],
  ['italic', '**⟦Wort⟧**', '***⟦Wort⟧***'],
  ['code', 'T20 ⟦501⟧', 'T20 `⟦501⟧`'],
  ['code', 'a ⟦b\nc⟧', 'a \n```\n⟦b\nc⟧\n```\n'],
  ['link', 'die ⟦Regeln⟧', 'die [Regeln](⟦https://⟧)'],
  ['link', '⟦https://x.example⟧', '[|](https://x.example)'],
  ['link', '|', '[|](https://)'],
  ['list', 'a\n⟦b\nc⟧\nd', 'a\n- b\n- c|\nd'],
  ['list', '⟦- b\n- c⟧', 'b\nc|'],
  ['list', '|', '- |'],
  ['numbers', '⟦b\nc⟧', '1. b\n2. c|'],
  ['numbers', '⟦1. b\n2. c⟧', 'b\nc|'],
  ['quote', 'b|c\nd', '> bc|\nd'],
])('%s: %s', (format, before, after) => {
  const edit = editFor(format, written(before));
  expect(shown(edit)).toBe(after);
  const { value } = written(before);
  expect(value.slice(0, edit.from) + edit.text + value.slice(edit.to)).toBe(edit.value);
});
