/**
 * SQL text → name of its prepared statement. One map for the whole process, so that a text always
 * has the same name: pg refuses a name with two texts on one connection.
 */
const nameOfText = new Map<string, string>();
const names = new Set<string>();

/** PostgreSQL cuts longer names off. */
const NAME_MAX_BYTES = 63;

/**
 * Every later run of exactly this text becomes a prepared statement of this name.
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

/** @returns the name under which this text is prepared; undefined if it isn't */
export function statementName(text: string): string | undefined {
  return nameOfText.get(text);
}
