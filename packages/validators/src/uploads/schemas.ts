import * as z from 'zod/mini';
import { url } from '../common.ts';

export * from './limits.ts';

const UPLOAD_ID = /^[a-z0-9]{26}$/;
export const isUploadId = (value: string): boolean => UPLOAD_ID.test(value);

export const uploadId = z.string('required').check(z.regex(UPLOAD_ID, 'invalid'));

/** The address of an upload, as the answer to it has it, with or without a server before it. */
const UPLOAD_ADDRESS =
  /^(?:https?:\/\/[^/?#\s]{1,200}\/|\/)?media\/([a-z0-9]{26})\/[1-9]\d{0,3}\.webp$/;

const isPictureAddress = (value: string): boolean =>
  UPLOAD_ADDRESS.test(value) || url.safeParse(value).success;

/** @returns the id of the upload that an address leads to; anything else as it is */
const idOrAddress = (value: string): string => UPLOAD_ADDRESS.exec(value)?.[1] ?? value;

/**
 * The address of an upload, or one elsewhere, of whose picture we keep a copy; read as the id, or as that address. What
 * was read is taken again, as a form sends what its schema has read.
 */
export const pictureReference = z.pipe(
  z
    .string('invalidUrl')
    .check(z.refine((value) => isUploadId(value) || isPictureAddress(value), 'invalidUrl')),
  z.transform(idOrAddress),
);

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
