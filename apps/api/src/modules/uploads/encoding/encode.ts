import { UPLOAD_MAX_PIXELS } from '@oche/validators/uploads/schemas';
import type { Sharp } from 'sharp';
import { AppError } from '../../../lib/errors.ts';
import { FINGERPRINT_SIDE, fingerprintOf } from './fingerprint.ts';
import { lacksItsEnd, type PictureType, sniffType } from './formats.ts';

/** For phones, columns of a list and whole pages. Of a smaller picture the widest file has its width. */
const WIDTHS = [480, 960, 1920];
const WIDEST = 1920;
/** Anything higher, e.g. a long screenshot, is scaled down. */
const HIGHEST = 3840;
const QUALITY = 80;
/** Longer than any honest picture takes, and short enough for the request's own time limit. */
const DECODE_SECONDS = 15;

type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>;

/** 18 MB, which only a process that takes pictures has to hold. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // no file is decoded twice, so a cache would only cost memory
  sharp.cache(false);
  return sharp;
}

export interface EncodedPicture {
  /** of the widest file, in pixels */
  width: number;
  height: number;
  /** the mean colour of all pixels, as #rrggbb */
  colour: string;
  /** by which copies of it are found; null when it shows too little */
  fingerprint: number[] | null;
  /** WebP files, from the narrowest to the widest */
  files: { width: number; bytes: Buffer }[];
}

/**
 * Checks a picture without decoding it, so that even a gigantic one costs nothing.
 * @param claimed the type that the sender says it has
 * @returns how many pixels it has
 * @throws AppError UPLOAD_WRONG_FORMAT, UPLOAD_TOO_MANY_PIXELS, UPLOAD_BROKEN
 */
export async function inspectPicture(bytes: Buffer, claimed: PictureType): Promise<number> {
  if (sniffType(bytes) !== claimed) throw new AppError('UPLOAD_WRONG_FORMAT');
  if (lacksItsEnd(bytes, claimed)) throw new AppError('UPLOAD_BROKEN');
  const sharp = await loadSharp();
  const { width, height } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > UPLOAD_MAX_PIXELS) throw new AppError('UPLOAD_TOO_MANY_PIXELS');
  return width * height;
}

/**
 * Decodes a picture once and encodes it in the widths that we serve: upright, in sRGB, only the
 * first frame of an animation, and without anything that the file contained besides pixels.
 * @throws AppError UPLOAD_BROKEN
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const { data, info } = await orBroken(decode(sharp, bytes));
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files: EncodedPicture['files'] = [];
  for (const each of [...WIDTHS.filter((step) => step < width), width]) {
    const encoded = await pixels().resize(each).webp({ quality: QUALITY }).toBuffer();
    files.push({ width: each, bytes: encoded });
  }
  const [colour, fingerprint] = await Promise.all([
    meanColour(pixels()),
    readFingerprint(pixels()),
  ]);
  return { width, height, colour, fingerprint, files };
}

/** Decodes to upright pixels in sRGB, no wider or higher than what we serve. */
const decode = (sharp: SharpLibrary, bytes: Buffer) =>
  sharp(bytes, {
    // warnings are no reason to refuse a file: those of many phones cause some
    failOn: 'error',
    limitInputPixels: UPLOAD_MAX_PIXELS,
    sequentialRead: true,
    autoOrient: true,
  })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

async function orBroken<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (cause) {
    throw new AppError('UPLOAD_BROKEN', { cause });
  }
}

async function meanColour(pixels: Sharp): Promise<string> {
  const onWhite = pixels.flatten({ background: '#fff' });
  const mean = await onWhite.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${mean.toString('hex', 0, 3)}`;
}

async function readFingerprint(pixels: Sharp): Promise<number[] | null> {
  const onWhite = pixels.flatten({ background: '#fff' }).greyscale();
  const small = onWhite.resize(FINGERPRINT_SIDE, FINGERPRINT_SIDE, { fit: 'fill' });
  return fingerprintOf(await small.raw().toBuffer());
}
