import * as z from 'zod/mini';

export * from './upload-limits.ts';

export const uploadId = z.string('required').check(z.regex(/^[a-z0-9]{26}$/, 'invalid'));

/** A stored picture: everything that an `img` with `srcset` needs. */
export const pictureOutput = z.object({
  id: z.string(),
  /** address of the widest file */
  url: z.string(),
  /** of the widest file, in pixels */
  width: z.number(),
  height: z.number(),
  /** from the narrowest to the widest, which is `url` */
  sources: z.array(z.object({ url: z.string(), width: z.number() })),
  /** mean colour as #rrggbb, shown until the picture has loaded */
  colour: z.string(),
});
export type Picture = z.infer<typeof pictureOutput>;
