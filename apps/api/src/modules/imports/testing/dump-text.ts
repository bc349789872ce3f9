/** Tables as mysqldump writes them, so that what reads dumps is tested with what it gets; MariaDB takes them, too. */

export type Cell = string | number | null | Buffer;

export interface Table {
  name: string;
  /** `post_id int primary`, `post_text mediumtext`, `topic_id int key`, `name varchar` of the usual length */
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
}

const ROWS_AN_INSERT = 200;

export function* dumpText(tables: Iterable<Table>): Generator<string> {
  yield '-- MySQL dump 10.13  Distrib 8.0.36\n\n/*!40101 SET NAMES utf8mb4 */;\n/*!50503 SET character_set_client = utf8mb4 */;\n';
  for (const table of tables) yield* tableText(table);
  yield 'DELIMITER ;;\n/*!50003 CREATE TRIGGER `t` BEFORE INSERT ON `x` FOR EACH ROW begin set @a = 1; end */;;\nDELIMITER ;\n-- Dump completed\n';
}

function* tableText({ name, columns, rows }: Table): Generator<string> {
  const lines = columns.map((column) => {
    const [called, type = ''] = column.split(' ');
    const whole = type === 'varchar' ? 'varchar(255)' : type;
    return `  \`${called}\` ${whole}${type === 'mediumtext' ? ' COLLATE utf8mb4_bin' : ''} DEFAULT NULL`;
  });
  const keysOf = (sign: string) =>
    columns.flatMap((column) =>
      column.endsWith(` ${sign}`) ? [`\`${column.split(' ')[0]}\``] : [],
    );
  const primary = keysOf('primary');
  if (primary.length > 0) lines.push(`  PRIMARY KEY (${primary.join(',')})`);
  for (const key of keysOf('key')) lines.push(`  KEY ${key} (${key})`);
  yield `\nDROP TABLE IF EXISTS \`${name}\`;\nCREATE TABLE \`${name}\` (\n${lines.join(',\n')}\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\nLOCK TABLES \`${name}\` WRITE;\n`;
  let written: string[] = [];
  for (const row of rows) {
    written.push(`(${row.map(cellText).join(',')})`);
    if (written.length === ROWS_AN_INSERT) {
      yield `INSERT INTO \`${name}\` VALUES ${written.join(',')};\n`;
      written = [];
    }
  }
  if (written.length > 0) yield `INSERT INTO \`${name}\` VALUES ${written.join(',')};\n`;
  yield 'UNLOCK TABLES;\n';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
  '\x1a': '\\Z',
};

function cellText(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return String(cell);
  if (Buffer.isBuffer(cell)) return cell.length > 0 ? `0x${cell.toString('hex')}` : "''";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  return `'${cell.replace(/[\\'"\n\r\0\x1a]/g, (sign) => ESCAPES[sign] ?? sign)}'`;
}
