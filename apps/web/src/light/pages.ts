import type { LightPage } from './frame/light-page.ts';
import { overlayPages } from './overlays/overlay-pages.tsx';
import { widgetPages } from './widgets/widget-pages.ts';

/** All pages below `/embed/`. */
export const lightPages: readonly LightPage[] = [...widgetPages, ...overlayPages];
