import type { Texts } from './texts.ts';

/** German: the texts that every page needs, and how to load the others. */
export { default as shared } from 'virtual:shared-texts/de';
export { default as common } from './de/common.ts';
export const own = import.meta.glob<{ default: Texts }>(['./de/**/*.ts', '!./de/common.ts']);
