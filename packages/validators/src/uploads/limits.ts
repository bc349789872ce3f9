/** What the browser has to know of uploads, without the schemas and their library. */

/** The largest size of a file, in bytes. */
export const UPLOAD_MAX_BYTES = 8_000_000;
export const UPLOAD_MAX_PIXELS = 40_000_000;
/** The types that are accepted; every picture is stored as WebP. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
