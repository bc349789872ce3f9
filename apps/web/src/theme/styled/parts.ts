import type { EmotionCache } from '@emotion/cache';
import type { Ref } from 'react';

/** Names of properties and what they are set to. */
export type Props = Record<string, unknown>;

/** Styles as the text of a rule; its class is called after it. */
export interface Rule {
  name: string;
  styles: string;
}

export interface Recipe {
  (variants: Props): object;
  __cva__: true;
  variantKeys: readonly string[];
  merge(other: Recipe): Recipe;
}
export type RecipeConfig = Recipe | { __cva__?: undefined };

/** What of Chakra's engine resolves styles. */
export interface System {
  css(...styles: unknown[]): object;
  cva(config: RecipeConfig): Recipe;
  isValidProperty(name: string): boolean;
}

/** What Chakra's own factory is made of. Some of it belongs to packages that are its dependencies, not ours. */
export interface Parts {
  useChakraContext(): System;
  isPropValid(name: string): boolean;
  mergeProps(own: Props, other: Props): Props;
  mergeRefs(...refs: Ref<unknown>[]): Ref<unknown>;
  serializeStyles(styles: unknown[], registered: EmotionCache['registered']): Rule;
  registerStyles(cache: EmotionCache, rule: Rule, isStringTag: boolean): void;
  insertStyles(cache: EmotionCache, rule: Rule, isStringTag: boolean): unknown;
}
