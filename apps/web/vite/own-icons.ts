import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const COPY = '?icon-of=';
const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;
const EXPORT = /export \{([^}]+)\} from ['"]\.(\/icons\/[\w-]+\.mjs)['"]/g;

/**
 * Gives each module that draws icons its own copy of them. An icon is some 150 bytes; icons that several pages share
 * by chance were forty files of a kB each, or, as one file, would have been 15 kB on each page. As copies they travel
 * with whom they serve (a copy's name ends with the path of who draws it, so it is grouped with it), and cost nothing
 * twice on the way: compression finds the second one in the same file.
 */
export function ownIcons(): Plugin {
  let fileOf = new Map<string, string>();
  return {
    name: 'oche:own-icons',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const index = await this.resolve(
        PACKAGE,
        join(import.meta.dirname, '../src/entry-client.tsx'),
      );
      if (!index) throw new Error(`${PACKAGE} is not there`);
      fileOf = filesByName(index.id);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: PACKAGE },
      handler(code, id) {
        return code.replace(IMPORT, (_all, names: string) => importsOf(names, id, fileOf));
      },
    },
    load(id) {
      const end = id.indexOf(COPY);
      return end < 0 ? undefined : copyOf(id.slice(0, end));
    },
  };
}

/** With a whole path to what makes components of icons: with the copy's name, a relative one leads nowhere. */
const copyOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(" from '../", ` from '${dirname(dirname(file))}/`);

function importsOf(names: string, importer: string, fileOf: Map<string, string>): string {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => {
      const [name = '', local = name] = part.split(' as ').map((word) => word.trim());
      const file = fileOf.get(name);
      if (!file) throw new Error(`${PACKAGE} has no ${name}`);
      return `import ${local} from ${JSON.stringify(file + COPY + importer.split('?')[0])};`;
    })
    .join(' ');
}

/** The package's index says in which file each of its names is. */
function filesByName(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const name of names.split(',')) {
      files.set(name.replace('default as', '').trim(), join(dirname(index), path));
    }
  }
  if (files.size === 0) throw new Error(`the index of ${PACKAGE} has another shape`);
  return files;
}
