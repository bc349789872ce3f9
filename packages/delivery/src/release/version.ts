import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a version stands besides package.json. */
const PLACES: [file: string, mark: RegExp][] = [
  ['package.json', /(?<="version": ")[^"]+/],
  ['deploy/helm/oche/Chart.yaml', /(?<=^(?:version|appVersion): )\S+/gm],
  ['deploy/compose/compose.yaml', /(?<=image: oche:)\S+/g],
  ['docs/operations.md', /(?<= oche:)\d+\.\d+\.\d+/g],
];
const SEMVER = /^\d+\.\d+\.\d+$/;

/** Writes a version wherever it stands. */
export async function writeVersion(root: string, version: string): Promise<void> {
  if (!SEMVER.test(version)) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  for (const [file, mark] of PLACES) {
    const path = join(root, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(mark, version));
  }
}

/** @returns the files in which another version stands than in package.json */
export async function otherVersions(root: string): Promise<string[]> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const found = await Promise.all(
    PLACES.map(async ([file, mark]) => {
      const versions = (await readFile(join(root, file), 'utf8')).match(mark);
      return versions?.every((each) => each === version) ? [] : [file];
    }),
  );
  return found.flat();
}
