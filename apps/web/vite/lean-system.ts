import type { Plugin } from 'vite';

const SYSTEM = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
/** What is done at each start, and what answers tools that ask which tokens and styles a theme has. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/const _global = \[.*\];/, 'const _global = [];'],
  [/ {2}const query = \{[\s\S]*?\n {2}\};\n/, ''],
  [/,\n {4}query\n/, '\n'],
  [/ {4}getTokenCss,\n {4}getGlobalCss,\n {4}getPreflightCss,\n/, ''],
];

/**
 * Chakra makes the reset and all tokens' variables into CSS whenever the app starts. They are in the theme's CSS file
 * (`theme-css.ts`), so a phone needn't do it for every page, and needs no code for it.
 */
export function leanSystem(): Plugin {
  return {
    name: 'oche:lean-system',
    apply: 'build',
    transform: {
      filter: { id: SYSTEM },
      handler(code) {
        const lean = UNUSED.reduce((rest, [part, by]) => {
          if (!part.test(rest)) this.error('a part of the engine of Chakra has another shape now');
          return rest.replace(part, by);
        }, code);
        return { code: lean, map: null };
      },
    },
  };
}
