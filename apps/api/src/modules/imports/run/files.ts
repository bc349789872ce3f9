import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';

/** More than any picture that we take. */
const MAX_BYTES = 50_000_000;

/**
 * The folder of another board. What its database says of files is somebody else's word, so nothing outside of the
 * folder is read.
 */
export class BoardFiles {
  readonly #root: string;
  readonly #listed = new Map<string, Promise<string[]>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the first of these that is there; a `*` at the beginning of a name stands for anything */
  async find(paths: readonly string[]): Promise<string | null> {
    for (const path of paths) {
      const full = await this.#within(path);
      if (full) return full;
    }
    return null;
  }

  async read(paths: readonly string[]): Promise<Buffer | null> {
    const path = await this.find(paths);
    return path ? readFile(path) : null;
  }

  async #within(path: string): Promise<string | null> {
    const name = basename(path);
    const named = name.startsWith('*')
      ? (await this.#list(dirname(path))).find((each) => each.endsWith(name.slice(1)))
      : name;
    if (!named || named.includes('\0')) return null;
    const [root, full] = await Promise.all([
      realpath(this.#root),
      realpath(join(this.#root, dirname(path), named)).catch(() => null),
    ]);
    if (!full?.startsWith(root + sep)) return null;
    const found = await stat(full);
    return found.isFile() && found.size <= MAX_BYTES ? full : null;
  }

  #list(folder: string): Promise<string[]> {
    const known = this.#listed.get(folder) ?? readdir(join(this.#root, folder)).catch(() => []);
    this.#listed.set(folder, known);
    return known;
  }
}
