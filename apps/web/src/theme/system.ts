import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { layerStyles } from './layer-styles.ts';
import { semanticColors } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const themeConfig = defineConfig({
  cssVarsPrefix: 'o',
  /* `.light` inside a dark page brings the day back for that part, as `.dark` brings the night */
  cssVarsRoot: ':where(:root, .light)',
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
 * Chakra's engine with our own tokens, and with neither its theme nor its recipes, which would
 * double the first load: components take their recipe by import (`chakra('button', buttonRecipe)`),
 * so that a page loads only those that it shows. Bare elements are styled by the theme's CSS file.
 */
export const system = createSystem(defaultBaseConfig, themeConfig);
