import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type PackedTokens, tokenValue } from '../src/theme/packed-tokens.ts';

const DICTIONARY = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/;
const SYSTEM = /\/src\/theme\/system\.ts$/;
/** The tokens' values, which are in the theme's CSS file: styles name their variables. */
const VALUES = '    tokens,\n    semanticTokens: { colors: semanticColors },\n';

interface Theme {
  system: { tokens: object };
}

/**
 * Chakra works out its dictionary of tokens whenever the app starts, with code that is longer than all of our tokens.
 * A build does that once, and the browser gets their names.
 */
export function leanTokens(): Plugin {
  let theme = '';
  return {
    name: 'oche:lean-tokens',
    // the theme as it is written
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root }) {
      theme = join(root, 'src/theme');
    },
    transform: {
      filter: { id: [DICTIONARY, SYSTEM] },
      async handler(code, id) {
        if (SYSTEM.test(id)) {
          if (!code.includes(VALUES)) this.error('the tokens stand elsewhere in the theme now');
          return { code: code.replace(VALUES, ''), map: null };
        }
        const { module } = await runnerImport<Theme>(join(theme, 'system.ts'));
        const packed = JSON.stringify(packTokens(flatTokensOf(module), 'o'));
        const unpack = JSON.stringify(join(theme, 'packed-tokens.ts'));
        return {
          code: `import { unpackTokens } from ${unpack};
export const createTokenDictionary = () => unpackTokens(${packed});
export const tokenCategories = [];`,
          map: null,
        };
      },
    },
  };
}

/** Chakra's own values by category and name, which its types don't name. */
export function flatTokensOf({ system: { tokens } }: Theme): ReadonlyMap<string, string> {
  const flat: unknown = Reflect.get(tokens, 'flatMap');
  if (!(flat instanceof Map)) throw new Error("Chakra's dictionary of tokens has another shape");
  return flat;
}

/**
 * @param flat e.g. `colors.bg` and its variable
 * @param prefix of the variables
 */
export function packTokens(flat: ReadonlyMap<string, string>, prefix: string): PackedTokens {
  const names: Record<string, string[]> = {};
  const others: Record<string, Record<string, string>> = {};
  for (const [path, value] of flat) {
    const [, category, name] = /^([^.]+)\.(.+)$/.exec(path) ?? [];
    // names that stand for any colour: no style of ours uses them
    if (!category || !name || name.startsWith('colorPalette')) continue;
    if (value === tokenValue(prefix, category, name)) {
      names[category] ??= [];
      names[category].push(name);
    } else {
      others[category] ??= {};
      others[category][name] = value;
    }
  }
  const joined = Object.entries(names).map(([category, all]) => [category, all.join(' ')]);
  return { prefix, names: Object.fromEntries(joined), others };
}
