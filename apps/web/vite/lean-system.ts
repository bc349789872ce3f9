import type { Plugin } from 'vite';

const SYSTEM = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
const GLOBALS = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/**
 * Chakra makes the reset and all tokens' variables into CSS whenever the app starts. They are in the theme's CSS file
 * (`theme-css.ts`), so a phone needn't do it for every page.
 */
export function leanSystem(): Plugin {
  return {
    name: 'oche:lean-system',
    apply: 'build',
    transform: {
      filter: { id: SYSTEM },
      handler(code) {
        if (!code.includes(GLOBALS)) this.error('Chakra makes its global styles elsewhere now');
        return { code: code.replace(GLOBALS, 'const _global = [];'), map: null };
      },
    },
  };
}
