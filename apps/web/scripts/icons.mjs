// Draws the pictures of public/icons from the sources in icons/. Run it by hand when a source has
// changed; what it writes is committed:
//
//   node apps/web/scripts/icons.mjs
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
// the API's, for uploads
const sharp = createRequire(join(web, '../api/package.json'))('sharp');

/** Source, width, and for those that systems cut into a shape of theirs: nothing transparent. */
const icons = [
  ['app', 192, 'app-192'],
  ['app', 512, 'app-512'],
  ['maskable', 192, 'maskable-192'],
  ['maskable', 512, 'maskable-512'],
  ['maskable', 180, 'apple-touch'],
  ['badge', 96, 'badge'],
];
for (const [source, width, name] of icons) {
  await sharp(join(web, 'icons', `${source}.svg`), { density: 72 * (width / 96) })
    .resize(width, width)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(web, 'public/icons', `${name}.png`));
}
