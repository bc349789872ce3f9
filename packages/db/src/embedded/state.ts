import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is kept between starts, in a file that only our user can read. */
interface State {
  password: string;
  /** the port of the last start, which is used again when it is free */
  port?: number;
}

export const stateFileOf = (home: string) => join(home, 'postgres.json');

export async function readState(home: string): Promise<State | undefined> {
  const text = await readFile(stateFileOf(home), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as State);
}

export async function writeState(home: string, state: State): Promise<void> {
  const file = stateFileOf(home);
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
