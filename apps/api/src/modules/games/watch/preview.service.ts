import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Lines } from '../../../lib/lines.ts';
import { listCards } from '../list/games-list.service.ts';
import { previewSvg } from './preview.ts';

const KEPT = 100;
/** one at a time: pictures are asked for by other sites, and can wait behind the scores */
const ONE = 1;
const line = new Lines(ONE);
const pictures = new LRUCache<string, Buffer>({ max: KEPT });

/**
 * The picture of a public game for shared links, as it stands. It is drawn once for each state of the
 * game.
 * @throws AppError GAME_NOT_FOUND; UNAVAILABLE when too many wait for theirs
 */
export async function drawPreview({ db }: Pick<Deps, 'db'>, gameId: number): Promise<Buffer> {
  const [card] = await listCards({ db, actor: null }, { ids: [gameId] });
  if (!card) throw new AppError('GAME_NOT_FOUND');
  const key = `${card.id} ${card.revision} ${card.status}`;
  const known = pictures.get(key);
  if (known) return known;
  return line.run(ONE, async () => {
    const drawn = pictures.get(key) ?? (await draw(previewSvg(card)));
    pictures.set(key, drawn);
    return drawn;
  });
}

/** Loaded with the first picture: it takes memory that most servers never need. */
const loadSharp = async () => (await import('sharp')).default;

async function draw(svg: string): Promise<Buffer> {
  known ??= Promise.all(['600', '800'].map(introduce));
  await known;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

let known: Promise<unknown> | undefined;

/** SVG has only the fonts that the process knows; a text with a font's file makes it known. */
async function introduce(weight: string): Promise<void> {
  const file = new URL(`fonts/barlow-condensed-${weight}.ttf`, import.meta.url);
  const sharp = await loadSharp();
  await sharp({ text: { text: '501', fontfile: fileURLToPath(file) } })
    .png()
    .toBuffer();
}
