import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CHAKRAS = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/;
const OURS = fileURLToPath(new URL('../src/theme/styled/factory.ts', import.meta.url));

/** It stands where Chakra's stood, as the packages it is made of can be imported from there. */
const FACTORY = `
import isPropValid from '@emotion/is-prop-valid';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles, registerStyles } from '@emotion/utils';
import { mergeProps } from '../merge-props.js';
import { mergeRefs } from '../merge-refs.js';
import { useChakraContext } from './provider.js';
import { createFactory } from ${JSON.stringify(OURS)};
export const chakra = /* @__PURE__ */ createFactory({
  insertStyles,
  isPropValid: isPropValid.default ?? isPropValid,
  mergeProps,
  mergeRefs,
  registerStyles,
  serializeStyles,
  useChakraContext,
});
`;

/** Builds the app with our factory of styled elements in the place of Chakra's (ADR 44). */
export function styledElements(): Plugin {
  return {
    name: 'oche:styled-elements',
    apply: 'build',
    transform: {
      filter: { id: CHAKRAS },
      handler: () => ({ code: FACTORY, map: null }),
    },
  };
}
