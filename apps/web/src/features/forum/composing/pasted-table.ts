/** A table of a spreadsheet or a page, as rows of cells. */
type Rows = readonly (readonly string[])[];

const NUMBER = /^[+-]?[\d.,\s]*\d[\d.,\s]*\s?[%€]?$/;
/** What is larger is no table that somebody reads in a post. */
const CELLS_MAX = 600;

/**
 * What was pasted, if it is a table and nothing else. Posts know no tables, so its columns are aligned in a block of code.
 * @returns null for anything else, which the browser pastes as ever
 */
export function pastedTable(html: string, text: string): string | null {
  const rows = rowsOfHtml(html) ?? rowsOfText(text);
  return rows && alignedTable(rows);
}

function rowsOfHtml(html: string): Rows | null {
  if (!/<table[\s>]/i.test(html)) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const table = body.querySelector('table');
  const words = (table?.textContent ?? '').trim();
  // words around it would be lost
  if (!table || (body.textContent ?? '').trim().length > words.length + 2) return null;
  return [...table.rows].map((row) => [...row.cells].map((cell) => onOneLine(cell.textContent)));
}

/** Cells with tabs between them, as spreadsheets copy them: at least two rows of as many. */
function rowsOfText(text: string): Rows | null {
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(onOneLine));
  const [first] = rows;
  const isTable = first && first.length > 1 && rows.length > 1;
  return isTable && rows.every(({ length }) => length === first.length) ? rows : null;
}

const onOneLine = (text: string | null): string =>
  (text ?? '').replace(/\s+/g, ' ').replaceAll('`', "'").trim();

function alignedTable(rows: Rows): string | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const count = Math.max(0, ...filled.map(({ length }) => length));
  if (filled.length < 2 || count < 2 || filled.length * count > CELLS_MAX) return null;
  const columns = Array.from({ length: count }, (_, index) => {
    const cells = filled.map((row) => row[index] ?? '');
    return {
      width: Math.max(...cells.map((cell) => [...cell].length)),
      // its heading needn't be one
      isNumeric: cells.slice(1).every((cell) => cell === '' || NUMBER.test(cell)),
    };
  });
  const lines = filled.map((row) =>
    columns
      .map(({ width, isNumeric }, index) => {
        const cell = row[index] ?? '';
        const blanks = ' '.repeat(width - [...cell].length);
        return isNumeric ? blanks + cell : cell + blanks;
      })
      .join('  ')
      .trimEnd(),
  );
  return `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
}
