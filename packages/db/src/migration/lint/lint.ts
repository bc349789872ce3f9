import { type Node, parse } from 'libpg-query';
import { isWithoutTransaction, statementsOf } from '../statements.ts';
import { form, type Known, type Problem } from './problem.ts';
import { isRepeatable, needsNoTransaction, problemsOf } from './rules.ts';

/** The last file of the time when all processes were stopped for an update: those are history, and not looked at. */
const LAST_UNCHECKED = '0105';

interface MigrationFile {
  /** e.g. '0106_tags.sql' */
  name: string;
  sql: string;
}

interface Statement {
  node: Node;
  /** with the comments above it */
  text: string;
  line: number;
}

/**
 * Says which statements of migrations aren't safe while the former version still runs, or while the tables are used. A
 * line beside a statement says why it is all the same: `-- contract: since 1.4, nothing reads it any more` of what the
 * former version might miss, and `-- safe: a table of some hundred rows` of what others might wait for.
 *
 * @param files all of them, in order
 * @returns a sentence for each problem, with file and line; none if all is well
 */
export async function lintMigrations(files: readonly MigrationFile[]): Promise<string[]> {
  const notNullChecks: Known['notNullChecks'] = new Map();
  const neverNull: Known['neverNull'] = new Set();
  const found: string[] = [];
  for (const file of files.filter(({ name }) => name.slice(0, 4) > LAST_UNCHECKED)) {
    const known: Known = {
      isWithoutTransaction: isWithoutTransaction(file.sql),
      newTables: new Set(),
      unchecked: new Set(),
      notNullChecks,
      neverNull,
    };
    const statements = await statementsIn(file.sql);
    const say = (line: number, { text }: Problem) => found.push(`${file.name}:${line} ${text}`);
    if (known.isWithoutTransaction && statementsOf(file.sql).length !== statements.length) {
      say(1, form('in a file without a transaction each statement ends with the end of a line'));
    }
    for (const { node, text, line } of statements) {
      const excused = excusesIn(text);
      for (const problem of [...problemsOfForm(node, known), ...problemsOf(node, known)]) {
        if (!excused.has(problem.concern)) say(line, problem);
      }
    }
  }
  return found;
}

function problemsOfForm(node: Node, { isWithoutTransaction }: Known): Problem[] {
  if (isWithoutTransaction) {
    return isRepeatable(node)
      ? []
      : [
          form(
            'a file without a transaction is repeated after a failure, and this does harm twice',
          ),
        ];
  }
  return needsNoTransaction(node)
    ? [
        form(
          'PostgreSQL refuses this within a transaction: the first line has to be "-- no transaction"',
        ),
      ]
    : [];
}

function excusesIn(text: string): Set<Problem['concern']> {
  const excused = new Set<Problem['concern']>();
  if (/--\s*contract: since \S+, \S/.test(text)) excused.add('former');
  if (/--\s*safe: \S/.test(text)) excused.add('traffic');
  return excused;
}

async function statementsIn(sql: string): Promise<Statement[]> {
  const { stmts = [] } = await parse(sql);
  // the parser counts bytes
  const bytes = Buffer.from(sql);
  let former = 0;
  return stmts.flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    if (!stmt) return [];
    const end = stmt_len ? stmt_location + stmt_len : bytes.length;
    const text = bytes.subarray(former, end).toString();
    former = end;
    // where it begins is told with or without what stands above it
    const above = bytes.subarray(0, stmt_location).toString();
    const inner = bytes.subarray(stmt_location, end).toString();
    const blank = /^(?:;|\s|--[^\n]*\n)*/.exec(inner)?.[0] ?? '';
    return [{ node: stmt, text, line: (above + blank).split('\n').length }];
  });
}
