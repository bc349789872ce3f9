import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { palette } from './palette.ts';
import { semanticColors } from './semantic-tokens.ts';

const TEXT = 4.5;
const LARGE_TEXT_OR_SHAPE = 3;

type Theme = 'base' | '_dark';

/** `colorOf('fg.muted', '_dark')` → `#B9AE9B` */
function colorOf(path: string, theme: Theme): string {
  const [group = '', key = 'DEFAULT'] = path.split('.');
  const entry = (semanticColors as Record<string, object>)[group] as Record<string, unknown>;
  const token = ('value' in entry ? entry : entry[key]) as { value: Record<Theme, string> };
  return token.value[theme];
}

const grounds = ['bg', 'bg.raised', 'bg.sunken'];
const texts = ['fg', 'fg.muted', 'accent', 'positive', 'warning', 'danger', 'link', 'link.hover'];
const tones = ['accent', 'positive', 'warning', 'danger'];

const pairs: [text: string, ground: string, least: number][] = [
  ...texts.flatMap((text) =>
    grounds.map((ground) => [text, ground, TEXT] as [string, string, number]),
  ),
  ...['border.strong', 'focus', 'oche'].flatMap((shape) =>
    grounds.map((ground) => [shape, ground, LARGE_TEXT_OR_SHAPE] as [string, string, number]),
  ),
  ['fg.inverse', 'bg.inverse', TEXT],
  ...tones.flatMap((tone): [string, string, number][] => [
    [tone, `${tone}.subtle`, TEXT],
    ['fg', `${tone}.subtle`, TEXT],
    [`${tone}.contrast`, `${tone}.solid`, TEXT],
  ]),
];

describe.each<[string, Theme]>([
  ['by day', 'base'],
  ['by night', '_dark'],
])('colours %s', (_, theme) => {
  it.each(pairs)('%s on %s has %d:1', (text, ground, least) => {
    expect(contrast(colorOf(text, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

describe('the board, by day and by night', () => {
  const { board, chalk } = palette;

  it.each([
    ['numbers on the rim', chalk.base, board.surround, TEXT],
    ['numbers on sisal', board.black, board.sisal, TEXT],
    ['numbers on black', chalk.base, board.black, TEXT],
    ['selection', board.black, palette.tape.base, TEXT],
  ])('%s', (_, text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });
});

it('measures like WCAG: black on white is 21:1, #767676 on white just passes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
