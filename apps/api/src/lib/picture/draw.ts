import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { Lines } from '../limits/lines.ts';

const KEPT = 100;
/** one at a time: pictures are asked for by other sites, and can wait behind the scores */
const ONE = 1;
const line = new Lines(ONE);
const pictures = new LRUCache<string, Buffer>({ max: KEPT });

/**
 * A drawing as a PNG, drawn once for each key.
 * @param key what it shows, and in which state
 * @throws AppError UNAVAILABLE when too many wait for theirs
 */
export const pictureOf = (key: string, svg: () => string): Promise<Buffer> =>
  keptAs(key, async () =>
    (await drawn(svg())).png({ compressionLevel: 9, palette: true }).toBuffer(),
  );

/** A photo, and where in a drawing it is, in pixels. */
export interface Inset {
  bytes: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A drawing with a photo in it, if there is one, as a JPEG: photos would be large as PNG.
 * @param key what it shows, and in which state
 * @throws AppError UNAVAILABLE when too many wait for theirs
 */
export const photoPictureOf = (
  key: string,
  svg: () => string,
  photo: () => Promise<Inset | undefined>,
): Promise<Buffer> =>
  keptAs(key, async () => {
    const drawing = await drawn(svg());
    const inset = await photo();
    if (!inset) return drawing.jpeg({ quality: 84 }).toBuffer();
    const { bytes, left, top, width, height } = inset;
    const sharp = await loadSharp();
    const input = await sharp(bytes).resize(width, height, { fit: 'cover' }).toBuffer();
    return drawing.composite([{ input, left, top }]).jpeg({ quality: 84 }).toBuffer();
  });

async function keptAs(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = pictures.get(key);
  if (known) return known;
  return line.run(ONE, async () => {
    const made = pictures.get(key) ?? (await draw());
    pictures.set(key, made);
    return made;
  });
}

/** Loaded with the first picture: it takes memory that most servers never need. */
const loadSharp = async () => (await import('sharp')).default;

async function drawn(svg: string): Promise<Sharp> {
  introduced ??= Promise.all(['600', '800'].map(introduce));
  await introduced;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg));
}

let introduced: Promise<unknown> | undefined;

/** SVG has only the fonts that the process knows; a text with a font's file makes it known. */
async function introduce(weight: string): Promise<void> {
  const file = new URL(`fonts/barlow-condensed-${weight}.ttf`, import.meta.url);
  const sharp = await loadSharp();
  await sharp({ text: { text: '501', fontfile: fileURLToPath(file) } })
    .png()
    .toBuffer();
}
