import type { LightPage } from './frame/light-page.ts';

/** All pages below `/embed/`. */
export const lightPages: readonly LightPage[] = [];
