import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accentCss } from '../src/light/frame/accent.ts';
import { scriptOf, sheetsOf } from './light-files.ts';

/** What Chromium has learned after version 103, and since when it knows it; syntax of scripts is the build's task. */
const YOUNGER_STYLE: Record<string, readonly [since: number, RegExp]> = {
  ':has()': [105, /:has\(/],
  'container queries': [105, /@container|container(-type|-name)?:|\dcq/],
  'properties of one transformation': [104, /[{;](translate|rotate|scale):/],
  'ranges in media queries': [104, /@media[^{]*[<>]/],
  'small and large viewport units': [108, /\d[sld]v(h|w|b|i|min|max)\b/],
  'of-selectors': [111, /:nth-[\w-]+\([^)]* of /],
  'new colours': [111, /\b(color|color-mix|lab|lch|oklab|oklch|light-dark)\(/],
  'colours made of others': [119, /\b(rgba?|hsla?)\(from/],
  trigonometry: [111, /\b(sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|abs|sign)\(/],
  steps: [125, /\b(round|mod|rem)\(/],
  easings: [113, /\blinear\(/],
  'wrapping of texts': [114, /text-(wrap|box)/],
  subgrids: [117, /subgrid/],
  'first styles': [117, /@starting-style|allow-discrete|transition-behavior/],
  scopes: [118, /@scope/],
  masks: [120, /[{;]mask(-\w+)?:/],
  directions: [120, /:dir\(/],
  'scroll bars': [121, /scrollbar-(color|width)/],
  anchors: [125, /anchor|position-(area|try)/],
  'scrolled animations': [115, /animation-(timeline|range)|(scroll|view)-timeline/],
  'sizes that are computed': [129, /calc-size|interpolate-size|field-sizing/],
  'typed attributes': [133, /attr\([^)]* type\(/],
};

const YOUNGER_SCRIPT: Record<string, readonly [since: number, RegExp]> = {
  'copies of arrays': [110, /\.(toSorted|toReversed|toSpliced|with)\(/],
  'well-formed texts': [111, /\.(isWellFormed|toWellFormed)\(/],
  groups: [117, /\.groupBy\(/],
  'Array.fromAsync': [121, /fromAsync/],
  promises: [119, /withResolvers|Promise\.try/],
  addresses: [120, /canParse|URL\.parse/],
  'helpers of iterators': [
    122,
    /\bIterator\b|\.(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  ],
  'sets of sets': [122, /\.(union|intersection|difference|symmetricDifference|is\w+(Of|From))\(/],
  'signals of several': [116, /AbortSignal\.any/],
  documents: [124, /HTMLUnsafe|moveBefore|checkVisibility|startViewTransition/],
  popovers: [114, /showPopover|togglePopover|popover/],
  'numbers in other ways': [106, /roundingMode|roundingIncrement|trailingZeroDisplay|formatRange/],
  'days and durations': [129, /\bTemporal\b|DurationFormat/],
};

const usedIn = (text: string, younger: Record<string, readonly [number, RegExp]>) =>
  Object.entries(younger)
    .filter(([, [, pattern]]) => pattern.test(text))
    .map(([name, [since]]) => `${name} (Chromium ${since})`);

/** Rules within rules, which Chromium knows since 112. */
function nestedIn(css: string): string[] {
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '}') open.pop();
    else {
      if (open.some((around) => !around.startsWith('@'))) nested.push(prelude);
      open.push(prelude.trim());
    }
  }
  return nested;
}

describe('what overlays load is known to the browser of OBS 28, Chromium 103', () => {
  const root = join(import.meta.dirname, '..');

  it('their style sheet', async () => {
    const { overlays } = await sheetsOf(root, (font) => font);
    const styles = `${overlays}${accentCss('#0a3d91')}`;
    expect(styles.length).toBeGreaterThan(10_000);
    expect(usedIn(styles, YOUNGER_STYLE)).toEqual([]);
    expect(nestedIn(styles)).toEqual([]);
  });

  it('their script', async () => {
    const script = await scriptOf(root, 'overlay');
    expect(script).toContain('EventSource');
    expect(usedIn(script, YOUNGER_SCRIPT)).toEqual([]);
  });

  it('what is younger would be noticed', () => {
    expect(usedIn('html:has(.a){color:oklch(0 0 0)}', YOUNGER_STYLE)).toEqual([
      ':has() (Chromium 105)',
      'new colours (Chromium 111)',
    ]);
    expect(usedIn('a.toSorted();Object.groupBy(a,b)', YOUNGER_SCRIPT)).toHaveLength(2);
    expect(nestedIn('@media print{.a{color:red}}.b{.c{color:red}}')).toEqual(['.c']);
  });
});
