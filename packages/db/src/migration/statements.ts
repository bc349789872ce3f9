/** Whether a file's statements are applied one by one, each in a transaction of its own or none. */
export const isWithoutTransaction = (sql: string): boolean => /^-- no transaction\b/.test(sql);

/**
 * The statements of a file without a transaction. Each ends with the last character of a line; the lint refuses what this
 * would cut wrongly.
 */
export const statementsOf = (sql: string): string[] =>
  sql
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith('--'))
    .join('\n')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
