import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { layerStyles } from './layer-styles.ts';
import { semanticColors } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const themeConfig = defineConfig({
  cssVarsPrefix: 'o',
  /*
   * `.light` makes a part of a dark page light again, as `.dark` makes a part of a light page dark.
   * What opens above the page from a dark part of it is as light as the page.
   */
  cssVarsRoot: ':where(:root, .light, .light .dark :is(dialog, [popover]))',
  conditions: { dark: '.dark &', light: '.light &' },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens: { colors: semanticColors },
    textStyles,
    layerStyles,
  },
});

/**
 * Chakra's engine with our own tokens. Chakra's theme and recipes would double the first load, so
 * they are left out: components import their recipe (`chakra('button', buttonRecipe)`), so that a
 * page loads only the recipes that it uses. Elements without classes are styled by the theme's CSS
 * file.
 */
export const system = createSystem(defaultBaseConfig, themeConfig);
