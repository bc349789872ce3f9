import type { Texts } from './texts.ts';

/** English: the texts that every page needs, and how to load the others. */
export { default as shared } from 'virtual:shared-texts/en';
export { default as common } from './en/common.ts';
export const own = import.meta.glob<{ default: Texts }>(['./en/**/*.ts', '!./en/common.ts']);
