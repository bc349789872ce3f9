import label from './fonts/barlow-condensed-600.woff2?url';
import heading from './fonts/barlow-condensed-800.woff2?url';
import body from './fonts/source-sans-3.woff2?url';

/** All font files, as every first view needs them: `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [body, label, heading];
