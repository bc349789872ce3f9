import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file, folder or link of an image. Times are not among it: they are the same for all. */
export type Entry = {
  path: string;
  mode: number;
  /** user and group by number; else root, who is nobody in a container of ours */
  owner?: number;
} & ({ kind: 'folder' } | { kind: 'link'; to: string } | { kind: 'file'; from: string | Buffer });

interface Wanted {
  /** below it the files lie */
  folder: string;
  /** where they lie in the image, e.g. `srv/oche` */
  at: string;
  /** relative to `folder`; a folder that is not wanted is not looked into */
  keep?(path: string): boolean;
}

/**
 * @returns what lies below a folder, sorted by name. Of a file's rights only that counts whether it can be run, as the
 *   others come from the umask of whoever made it.
 */
export async function entriesBelow({ folder, at, keep = () => true }: Wanted): Promise<Entry[]> {
  const visit = async (relative: string): Promise<Entry[]> => {
    const names = (await readdir(join(folder, relative))).sort();
    const found: Entry[] = [];
    for (const name of names) {
      const below = relative ? `${relative}/${name}` : name;
      if (!keep(below)) continue;
      const [source, path] = [join(folder, below), at ? `${at}/${below}` : below];
      const stats = await lstat(source);
      if (stats.isSymbolicLink()) {
        found.push({ kind: 'link', path, mode: 0o777, to: await readlink(source) });
      } else if (stats.isDirectory()) {
        found.push({ kind: 'folder', path, mode: 0o755 }, ...(await visit(below)));
      } else if (stats.isFile()) {
        found.push({ kind: 'file', path, mode: stats.mode & 0o111 ? 0o755 : 0o644, from: source });
      }
    }
    return found;
  };
  return visit('');
}

/**
 * @returns the entries and, before each, those folders above it that no entry has named yet. A layer names all of its folders:
 *   one that only another layer names, or none, is made by Docker for root alone.
 */
export function withFolders(entries: readonly Entry[]): Entry[] {
  const named = new Set(entries.filter(({ kind }) => kind === 'folder').map(({ path }) => path));
  return entries.flatMap((entry) => {
    const missing = foldersAbove(dirname(entry.path)).filter(({ path }) => !named.has(path));
    for (const { path } of missing) named.add(path);
    return [...missing, entry];
  });
}

/** @returns a folder and those above it, from the top */
export function foldersAbove(path: string): Entry[] {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.map((_, index) => ({
    kind: 'folder',
    path: parts.slice(0, index + 1).join('/'),
    mode: 0o755,
  }));
}

export const bytesOf = async (from: string | Buffer): Promise<Buffer> =>
  typeof from === 'string' ? readFile(from) : from;
