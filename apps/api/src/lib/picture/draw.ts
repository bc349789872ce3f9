import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
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
export async function pictureOf(key: string, svg: () => string): Promise<Buffer> {
  const known = pictures.get(key);
  if (known) return known;
  return line.run(ONE, async () => {
    const drawn = pictures.get(key) ?? (await draw(svg()));
    pictures.set(key, drawn);
    return drawn;
  });
}

/** Loaded with the first picture: it takes memory that most servers never need. */
const loadSharp = async () => (await import('sharp')).default;

async function draw(svg: string): Promise<Buffer> {
  introduced ??= Promise.all(['600', '800'].map(introduce));
  await introduced;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
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
