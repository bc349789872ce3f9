// Makes the fonts of src/theme/fonts and their style sheet from the families' full files: only the
// characters and features that Oche uses, and fallbacks of the same measures, so that nothing moves
// when a font arrives. Run it by hand when the families have something new; what it writes is
// committed, so nobody else needs these packages:
//
//   folder=$(mktemp -d) && npm --prefix $folder install subset-font@2.9.0 fontkit@2.0.4 \
//     source-sans@3.52.0 @expo-google-fonts/{barlow-condensed,arimo,roboto}@0.4.1 dejavu-fonts-ttf@2.37.3
//   node apps/web/scripts/fonts.mjs $folder && pnpm format
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(resolve(process.argv[2]), 'node_modules');
const load = createRequire(join(packages, 'index.js'));
const subsetFont = load('subset-font');
const fontkit = load('fontkit');

const theme = join(dirname(fileURLToPath(import.meta.url)), '../src/theme');
const expo = (family, style) => {
  const name = family.replace(/(^|-)\w/g, (letter) => letter.slice(-1).toUpperCase());
  return join(packages, `@expo-google-fonts/${family}/${style}/${name}_${style}.ttf`);
};

/** All characters of a Unicode range, from the first to the last. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** German and English, names from all of Europe in Latin letters, and the symbols in our texts. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...'ȘșȚț',
  ...'\u2009\u202f\u2010\u2011\u2012–—―‘’‚“”„†‡•…‰′″‹›⁄€№™←↑→↓−≈≠≤≥✓',
].join('');
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'];

const barlow = (weight, style) => ({
  family: 'Barlow Condensed',
  file: `barlow-condensed-${weight}`,
  source: expo('barlow-condensed', style),
  weights: [weight],
  ascent: 1,
  descent: 0.2,
  // headings and labels are in capitals
  sample: (text) => text.toUpperCase(),
});

const fonts = [
  {
    family: 'Source Sans 3',
    file: 'source-sans-3',
    source: join(packages, 'source-sans/VF/SourceSans3VF-Upright.ttf'),
    weights: [400, 600],
    // from the family's static files, as the variable one has other values
    ascent: 1.024,
    descent: 0.4,
    sample: (text) => text,
  },
  barlow(600, '600SemiBold'),
  barlow(800, '800ExtraBold'),
];

/**
 * System fonts: the first is on Windows and Apple, the second on Android, Linux has one of them.
 */
const systemFonts = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica Neue'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Arimo Bold',
      'Helvetica Neue Bold',
    ],
    // has the same metrics as Arial
    files: [expo('arimo', '400Regular'), expo('arimo', '700Bold')],
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    // newer Androids know the variable font by one name only
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    files: [expo('roboto', '400Regular'), expo('roboto', '700Bold')],
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    files: ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
      join(packages, `dejavu-fonts-ttf/ttf/${name}.ttf`),
    ),
  },
];

/**
 * All texts of the app. How often each letter occurs in them decides how wide a fallback has to be.
 */
const texts = ['de', 'en']
  .flatMap((locale) => {
    const folder = join(theme, '../i18n', locale);
    const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8'));
  })
  .flatMap((source) => [...source.matchAll(/'([^'\n]{3,})'/g)].map(([, text]) => text))
  .join(' ');

const rules = [];
for (const font of fonts) {
  const own = fontkit.openSync(font.source);
  const characters = [...CHARACTERS].filter((letter) =>
    own.hasGlyphForCodePoint(letter.codePointAt(0)),
  );
  const source = readFileSync(font.source);
  const [lightest, heaviest = lightest] = font.weights;
  const subset = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(heaviest > lightest && { variationAxes: { wght: { min: lightest, max: heaviest } } }),
  });
  writeFileSync(join(theme, `fonts/${font.file}.woff2`), subset);
  console.log(`${font.file}: ${subset.length} bytes`);
  rules.push(
    fontFace({
      'font-family': `"${font.family}"`,
      'font-weight': font.weights.join(' '),
      'font-display': 'swap',
      src: `url("./fonts/${font.file}.woff2") format("woff2")`,
      'ascent-override': percent(font.ascent),
      'descent-override': percent(font.descent),
      'line-gap-override': '0%',
      'unicode-range': rangesOf(characters),
    }),
  );
  for (const system of systemFonts) {
    for (const weight of font.weights) rules.push(fallback(font, own, weight, system));
  }
}
const note = '/* By scripts/fonts.mjs: two families, and what stands in until they are here. */';
writeFileSync(join(theme, 'fonts.css'), `${[note, ...rules].join('\n')}\n`);

/** A system font, scaled to the metrics of ours. */
function fallback(font, own, weight, system) {
  const isBold = weight > 400;
  const drawn = font.weights.length > 1 ? own.getVariation({ wght: weight }) : own;
  const sample = font.sample(texts);
  const size =
    widthOf(drawn, sample) / widthOf(fontkit.openSync(system.files[isBold ? 1 : 0]), sample);
  return fontFace({
    'font-family': `"${font.family} ${system.name}"`,
    'font-weight': String(weight),
    src: system[isBold ? 'bold' : 'regular'].map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': percent(font.ascent / size),
    'descent-override': percent(font.descent / size),
    'line-gap-override': '0%',
  });
}

/** In units of the font's size. */
function widthOf(font, text) {
  const glyphs = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)));
  return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
}

/** The style sheet's notation: `U+20-7E, U+A0-17F`. */
function rangesOf(characters) {
  const codes = characters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

function fontFace(declarations) {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return ['@font-face {', ...lines, '}'].join('\n');
}

function percent(share) {
  return `${Math.round(share * 1000) / 10}%`;
}
