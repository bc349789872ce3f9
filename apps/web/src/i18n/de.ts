import type { Texts } from './texts.ts';

/** German: the words of every page, and where the others are. */
export { default as shared } from 'virtual:shared-texts/de';
export { default as common } from './de/common.ts';
export const own = import.meta.glob<{ default: Texts }>(['./de/**/*.ts', '!./de/common.ts']);
