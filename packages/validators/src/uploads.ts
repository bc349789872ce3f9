import * as z from 'zod/mini';

/** A file's largest size, in bytes. */
export const UPLOAD_MAX_BYTES = 8_000_000;
export const UPLOAD_MAX_PIXELS = 40_000_000;
/** What is accepted; every picture is stored as WebP. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const uploadId = z.string('required').check(z.regex(/^[a-z0-9]{26}$/, 'invalid'));

/** A stored picture: everything that an `img` with `srcset` needs. */
export const pictureOutput = z.object({
  id: z.string(),
  /** address of the widest one */
  url: z.string(),
  /** of the widest one, in pixels */
  width: z.number(),
  height: z.number(),
  /** ascending; the last one is `url` */
  sources: z.array(z.object({ url: z.string(), width: z.number() })),
  /** mean colour as #rrggbb, shown until the picture is there */
  colour: z.string(),
});
export type Picture = z.infer<typeof pictureOutput>;
