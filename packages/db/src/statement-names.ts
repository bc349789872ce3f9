/**
 * SQL text → name of the prepared statement. One map for the process: a text always has the same
 * name, as pg refuses one name with two texts on a connection.
 */
const nameOfText = new Map<string, string>();
const names = new Set<string>();

/** PostgreSQL cuts longer names off. */
const NAME_MAX_BYTES = 63;

/**
 * Makes every later run of exactly this text a prepared statement.
 *
 * @throws Error when the name is taken or too long
 */
export function registerStatement(name: string, text: string): void {
  if (names.has(name)) throw new Error(`a prepared query named ${name} exists already`);
  if (Buffer.byteLength(name) > NAME_MAX_BYTES) {
    throw new Error(`the name ${name} is longer than ${NAME_MAX_BYTES} bytes`);
  }
  names.add(name);
  nameOfText.set(text, name);
}

/** @returns the name under which this text is prepared, if it is */
export function statementName(text: string): string | undefined {
  return nameOfText.get(text);
}
