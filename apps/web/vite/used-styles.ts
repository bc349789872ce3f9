import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const BASE = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const PREFLIGHT = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/;
const CSS_PROPERTIES = /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const LIST_OF_PROPERTIES = /(?<=cssPropertiesStr = ")[^"]+/;

/**
 * Leaves out of the browser's Chakra what no style of ours can use: conditions, utilities and CSS
 * properties whose name stands nowhere in our sources, and the reset, which the theme's file has.
 * They are half of its bytes, and it walks through all of them when it starts. A name that stands
 * there in any other role is kept, too: that costs bytes, but never a style.
 */
export function usedStyles(): Plugin {
  let words = new Set<string>();
  return {
    name: 'oche:used-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root }) {
      words = wordsIn(join(root, 'src'));
    },
    transform: {
      filter: { id: [BASE, PREFLIGHT, CSS_PROPERTIES] },
      handler(code, id) {
        if (PREFLIGHT.test(id)) return 'export const createPreflight = () => ({});';
        return BASE.test(id) ? withUsedEntries(code, words) : withUsedProperties(code, words);
      },
    },
  };
}

/** Every name in the sources, also those in texts and comments. */
function wordsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('i18n/'));
  return new Set(
    sources.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\w+/g) ?? []),
  );
}

type IsUsed = (name: string, text: string) => boolean;

/** Chakra's base without the conditions and utilities of which no name is used. */
function withUsedEntries(code: string, words: Set<string>): string {
  const isUsedCondition: IsUsed = (name) => words.has(`_${name}`);
  const isUsedUtility: IsUsed = (name, text) => {
    const [, shorthands = ''] = /shorthand: \[(.*?)\]/s.exec(text) ?? [];
    return [name, ...(shorthands.match(/\w+/g) ?? [])].some((word) => words.has(word));
  };
  const parts: { object: ESTree.ObjectExpression; isUsed: IsUsed }[] = [];
  const addPart = (object: ESTree.Node | undefined, isUsed: IsUsed) => {
    if (object?.type === 'ObjectExpression') parts.push({ object, isUsed });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if ('name' in callee && callee.name === 'defineConditions') addPart(first, isUsedCondition);
    },
    Property({ key, value }) {
      if ('name' in key && key.name === 'utilities') addPart(value, isUsedUtility);
    },
  }).visit(parseAst(code));
  if (parts.length !== 2) throw new Error("Chakra's base has another shape");
  // from the end, so that the places before stay true
  for (const { object, isUsed } of parts.sort((a, b) => b.object.start - a.object.start)) {
    const texts = object.properties.map(({ start, end }) => code.slice(start, end));
    const kept = texts.filter((text) => isUsed(text.match(/^\w+/)?.[0] ?? '', text));
    code = `${code.slice(0, object.start)}{${kept.join()}}${code.slice(object.end)}`;
  }
  return code;
}

function withUsedProperties(code: string, words: Set<string>): string {
  if (!LIST_OF_PROPERTIES.test(code))
    throw new Error('the list of CSS properties has another shape');
  return code.replace(LIST_OF_PROPERTIES, (list) => {
    const used = list.split(',').filter((name) => words.has(name));
    return used.join();
  });
}
