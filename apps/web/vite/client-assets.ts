import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:client-assets';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
const CLIENT_ENTRY = 'src/entry-client.tsx';
const SPLIT_MARK = '?tsr-split=';
/** texts that every page has, with the addresses of the others */
const COMMON_TEXTS = /^src\/i18n\/(de|en)\.ts$/;

/** The landing page, and the part of its frame that no other page has. */
export const LANDING_PARTS = [
  'src/features/landing/landing-page.tsx',
  'src/features/landing/top-bar.tsx',
];

/** What a member's start page is made of. */
export const HOME_CHUNK = 'start-page';

/** What all pages of members have. */
const MEMBER = 'src/app/shell/bell.tsx';

/** Contains what all pages but the landing page share: their frame and the data layer. */
export const SITE_CHUNK = 'site';

/** The files of the client build, by the roles that they have in a page. */
export interface ClientAssets {
  /** the module that starts the app */
  entry: string;
  styles: string[];
  /** the modules that the entry imports */
  entryImports: string[];
  /** the shared chunk, and the chunks that it imports */
  site: string[];
  /** route id → chunks of the route's page */
  routes: Record<string, string[]>;
  /** what `/` is for members, and what all their pages have */
  home: string[];
  member: string[];
  /** locale → the chunks with the texts of all pages */
  texts: Record<string, string[]>;
}

const DEVELOPMENT: ClientAssets = {
  entry: `/${CLIENT_ENTRY}`,
  styles: [],
  entryImports: [],
  site: [],
  routes: {},
  home: [],
  member: [],
  texts: {},
};

/** Gives the server build the names of the client's files, as `virtual:client-assets`. */
export function clientAssets(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'oche:client-assets',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      return `export default ${JSON.stringify(isBuild ? readAssets(root) : DEVELOPMENT)}`;
    },
  };
}

const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'));

/**
 * The files for a part of a page that is loaded when it is shown.
 * @param source the part's module, relative to the root
 */
export function lazyFiles(root: string, source: string): string[] {
  const manifest = readManifest(root);
  if (!manifest[source]) throw new Error(`the client build has no chunk of ${source}`);
  return [...filesOf(manifest, source)];
}

/**
 * Files that import each other in a circle: which of them runs first is chance, and the other one's parts aren't there
 * yet then.
 * @returns the names of each circle's files
 */
export function importCircles(root: string): string[][] {
  const manifest = readManifest(root);
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key)) circles.push([...way.slice(way.indexOf(key)), key]);
    if (done.has(key)) return;
    done.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key]);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}

/** @param root folder of the web app, after its client build */
export function readAssets(root: string): ClientAssets {
  const manifest = readManifest(root);
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the client build has no ${CLIENT_ENTRY}`);
  const inEntry = filesOf(manifest, CLIENT_ENTRY);
  const lateFiles = (key: string) => {
    if (!manifest[key]) throw new Error(`the client build has no chunk of ${key}`);
    return [...filesOf(manifest, key)].filter((name) => !inEntry.has(name));
  };
  const keyOf = (chunk: string) =>
    Object.keys(manifest).find((key) => manifest[key]?.name === chunk) ?? chunk;
  const routes: ClientAssets['routes'] = {};
  for (const [id, file] of routeFiles(root)) {
    const chunks = Object.keys(manifest).filter((key) => key.startsWith(`${file}${SPLIT_MARK}`));
    if (id === '/') chunks.push(...LANDING_PARTS);
    const files = new Set(chunks.flatMap((key) => [...filesOf(manifest, key)]));
    if (files.size > 0) routes[id] = [...files].filter((name) => !inEntry.has(name));
  }
  const texts: ClientAssets['texts'] = {};
  for (const key of Object.keys(manifest)) {
    const [, locale] = COMMON_TEXTS.exec(key) ?? [];
    if (locale) texts[locale] = lateFiles(key);
  }
  return {
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    entryImports: [...inEntry].slice(1),
    site: lateFiles(keyOf(SITE_CHUNK)),
    routes,
    home: lateFiles(keyOf(HOME_CHUNK)),
    member: lateFiles(MEMBER),
    texts,
  };
}

/** The chunk, followed by all chunks that it imports statically. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** Route id → route file, read from the generated route tree. */
function routeFiles(root: string): Map<string, string> {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');
  const fileOfImport = new Map<string, string>();
  for (const [, name = '', path = ''] of tree.matchAll(
    /import \{ Route as (\w+)Import \} from '\.\/(.+?)'/g,
  )) {
    fileOfImport.set(name, `src/${path}`);
  }
  const files = new Map([['__root__', 'src/routes/__root.tsx']]);
  for (const [, id = '', name = ''] of tree.matchAll(/^ {2}'(.+?)': typeof (\w+Route)\w*;?$/gm)) {
    const file = fileOfImport.get(name);
    if (file) files.set(id, file);
  }
  return files;
}
