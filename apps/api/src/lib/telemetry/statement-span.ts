import { inSpan, isTraced } from './tracing.ts';

/**
 * A statement as a part of what runs now. Of one that is prepared its name is told, of others what they do with which
 * table; never their text, and never a value.
 */
export function statementSpan<T>(
  name: string | undefined,
  text: string,
  run: () => Promise<T>,
): Promise<T> {
  if (!isTraced()) return run();
  const summary = name ?? summaryOf(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
  return inSpan(summary, { kind: 'client', attributes }, run);
}

const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/;

/** "select forum_threads", "begin", "update users" */
export function summaryOf(text: string): string {
  const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return table ? `${operation} ${table}` : operation;
}
