import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url';
import body from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url';

/** Files that the first view of every page needs: `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [display, body];
