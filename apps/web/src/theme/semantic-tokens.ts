import { palette } from './palette.ts';

const { paper, ink, pub, chalk, red, green, tape } = palette;

/** A colour by day and by night. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * Colours by their purpose. Text colours (`fg`, `link`, `accent`, `positive`, `warning`, `danger`)
 * have a contrast of 4.5:1 on all three backgrounds, as has `*.contrast` on `*.solid`;
 * `border.strong` and `focus` have 3:1. `contrast.test.ts` has the list of pairs.
 */
export const semanticColors = {
  bg: {
    DEFAULT: pair(paper.base, pub.base),
    raised: pair(paper.raised, pub.raised),
    sunken: pair(paper.sunken, pub.sunken),
    inverse: pair(ink.base, chalk.base),
  },
  fg: {
    DEFAULT: pair(ink.base, chalk.base),
    muted: pair(ink.muted, chalk.muted),
    inverse: pair(paper.raised, pub.base),
  },
  border: {
    /** like wire: for lines that carry no meaning of their own */
    DEFAULT: pair(paper.wire, pub.wire),
    /** for borders that a reader must see to use a control */
    strong: pair(paper.wireStrong, pub.wireStrong),
  },
  accent: {
    DEFAULT: pair(red.ink, red.chalk),
    solid: pair(red.bed, red.bed),
    contrast: pair(paper.raised, paper.raised),
    subtle: pair(red.paper, red.pub),
  },
  positive: {
    DEFAULT: pair(green.ink, green.chalk),
    solid: pair(green.bed, green.bed),
    contrast: pair(paper.raised, paper.raised),
    subtle: pair(green.paper, green.pub),
  },
  warning: {
    DEFAULT: pair(tape.ink, tape.base),
    solid: pair(tape.base, tape.base),
    contrast: pair(ink.base, ink.base),
    subtle: pair(tape.paper, tape.pub),
  },
  danger: {
    DEFAULT: pair(red.ink, red.chalk),
    solid: pair(red.bed, red.bed),
    contrast: pair(paper.raised, paper.raised),
    subtle: pair(red.paper, red.pub),
  },
  link: {
    DEFAULT: pair(red.deep, red.chalk),
    hover: pair(ink.base, chalk.base),
  },
  focus: pair(ink.base, tape.base),
  /** the line on the floor */
  oche: pair(ink.base, tape.base),
} as const;
