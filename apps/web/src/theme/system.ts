import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { buttonRecipe } from './recipes/button.ts';
import { checkboxRecipe, inputRecipe, selectRecipe, textareaRecipe } from './recipes/field.ts';
import { cardRecipe, containerRecipe, skeletonRecipe } from './recipes/surface.ts';
import { badgeRecipe, headingRecipe, linkRecipe } from './recipes/type.ts';
import { semanticColors } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'o',
  /* `.light` inside a dark page brings the day back for that part, as `.dark` brings the night */
  cssVarsRoot: ':where(:root, .light)',
  preflight: true,
  globalCss,
  conditions: { dark: '.dark &', light: '.light &' },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens: { colors: semanticColors },
    textStyles,
    layerStyles,
    keyframes,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      card: cardRecipe,
      checkbox: checkboxRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      select: selectRecipe,
      skeleton: skeletonRecipe,
      textarea: textareaRecipe,
    },
  },
});

/**
 * Chakra's engine with our own tokens and the recipes in use. Its default theme carries every
 * recipe it knows and would double the first load.
 */
export const system = createSystem(defaultBaseConfig, config);
