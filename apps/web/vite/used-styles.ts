import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const BASE = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
/** what of Chakra's engine is never reached: the theme's file has the reset, recipes have no slots */
const UNREACHED = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(preflight|sva)\.js$/;
const CSS_PROPERTIES = /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const ATTRIBUTES = /\/@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/;
/** where both keep their names, and what stands between two of them */
const CSS_NAMES = /(?<=cssPropertiesStr = ")[^"]+/;
const ATTRIBUTE_NAMES = /(?<=\/\^\(\()[\w|]+/;

/**
 * Leaves out of the browser's Chakra what no style of ours can use: conditions, utilities and CSS
 * properties whose name stands nowhere in our sources.
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
      filter: { id: [BASE, UNREACHED, CSS_PROPERTIES, ATTRIBUTES] },
      handler(code, id) {
        if (UNREACHED.test(id)) return emptied(code);
        if (BASE.test(id)) return withUsedEntries(code, words);
        return CSS_PROPERTIES.test(id)
          ? withUsedNames(code, words, CSS_NAMES, ',')
          : withUsedNames(code, words, ATTRIBUTE_NAMES, '|');
      },
    },
  };
}

/** The module's functions, without their bodies. */
function emptied(code: string): string {
  const [, names] = /export \{ ([\w, ]+) \}/.exec(code) ?? [];
  if (!names) throw new Error("a module of Chakra's engine has another shape");
  return names
    .split(', ')
    .map((name) => `export const ${name} = () => ({});`)
    .join('');
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

/** A list of names, of CSS properties or HTML attributes, without those that nobody uses. */
function withUsedNames(code: string, words: Set<string>, list: RegExp, separator: string): string {
  if (!list.test(code)) throw new Error('the list of names has another shape');
  return code.replace(list, (names) => {
    const used = names.split(separator).filter((name) => words.has(name));
    return used.join(separator);
  });
}
