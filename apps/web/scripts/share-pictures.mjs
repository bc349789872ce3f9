// Draws the pictures that other sites show with a link to a page without a picture of its own, one for
// each language. Run it by hand when something of it has changed; what it writes is committed:
//
//   node apps/web/scripts/share-pictures.mjs
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
// the API's, with the fonts of the pictures that it draws itself
const sharp = createRequire(join(web, '../api/package.json'))('sharp');
const fonts = join(web, '../api/src/lib/picture/fonts');

const WORDS = {
  de: { title: ['RAN AN', 'DIE OCHE.'], lead: 'Turniere, Lounges und Leute, die Darts spielen' },
  en: {
    title: ['STEP UP TO', 'THE OCHE.'],
    lead: 'Tournaments, lounges and people who play darts',
  },
};

const INK = { ground: '#17110C', chalk: '#F4EFE3', muted: '#B9AE9B', wire: '#8E8779' };
const BEDS = { black: '#19140F', sisal: '#E8D9B5', red: '#C4161F', green: '#0B7048' };
const ORDER = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];

const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const bed = (middle, from, to, fill) =>
  `<path d="M${at(middle - 9, to)}A${to} ${to} 0 0 1 ${at(middle + 9, to)}L${at(middle + 9, from)}A${from} ${from} 0 0 0 ${at(middle - 9, from)}Z" fill="${fill}" stroke="${INK.wire}" stroke-width="0.8"/>`;

/** In millimetres, as the rules of WDF and DRA have it. */
const board = `<circle r="225.5" fill="#0B0806"/>${ORDER.map((number, index) => {
  const middle = index * 18;
  const [single, ring] = index % 2 === 0 ? [BEDS.black, BEDS.red] : [BEDS.sisal, BEDS.green];
  const [x, y] = at(middle, 195).split(' ');
  return `${bed(middle, 15.9, 99, single)}${bed(middle, 99, 107, ring)}${bed(middle, 107, 162, single)}${bed(middle, 162, 170, ring)}<text x="${x}" y="${Number(y) + 12}" font-family="Barlow Condensed SemiBold" font-size="34" fill="${INK.chalk}" text-anchor="middle">${number}</text>`;
}).join(
  '',
)}<circle r="15.9" fill="${BEDS.green}" stroke="${INK.wire}"/><circle r="6.35" fill="${BEDS.red}" stroke="${INK.wire}"/>`;

const ring = Array.from(
  { length: 20 },
  (_, index) =>
    `<rect x="${index * 60}" width="58" height="12" fill="${index % 2 ? BEDS.green : BEDS.red}"/>`,
).join('');

/** The logo is part of the drawing of the app's icon. */
const logo =
  '<g transform="translate(16 14)"><path fill="#F4EFE3" d="M4.5 -11.7A12.5 12.5 0 0 1 0 12.5L0 4.8A4.8 4.8 0 0 0 1.7 -4.5ZM0 12.5A12.5 12.5 0 0 1 -4.5 -11.7L-1.7 -4.5A4.8 4.8 0 0 0 0 4.8Z"/><path fill="#C4161F" d="M-3.7 -12A12.5 12.5 0 0 1 3.7 -12L1.4 -4.6A4.8 4.8 0 0 0 -1.4 -4.6Z"/></g>';

const picture = ({
  title,
  lead,
}) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="${INK.ground}"/>
  <g transform="translate(1066 372) scale(1.62)">${board}</g>
  ${ring}
  <g transform="translate(54 62) scale(2.6)">${logo}</g>
  <text x="137" y="133" font-family="Barlow Condensed ExtraBold" font-size="88" fill="${INK.chalk}">CHE</text>
  ${title.map((line, index) => `<text x="60" y="${320 + index * 134}" font-family="Barlow Condensed ExtraBold" font-size="146" fill="${INK.chalk}">${line}</text>`).join('')}
  <text x="62" y="552" font-family="Barlow Condensed SemiBold" font-size="37" fill="${INK.muted}">${lead}</text>
</svg>`;

// a text with a font's file makes it known to the drawings that follow
for (const weight of [600, 800]) {
  const fontfile = join(fonts, `barlow-condensed-${weight}.ttf`);
  await sharp({ text: { text: '501', fontfile } })
    .png()
    .toBuffer();
}
for (const [locale, words] of Object.entries(WORDS)) {
  await sharp(Buffer.from(picture(words)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(web, 'public/icons', `share.${locale}.png`));
}
