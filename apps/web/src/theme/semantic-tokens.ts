import { palette } from './palette.ts';

const { paper, ink, pub, chalk, red, green, tape } = palette;

/** A colour by day and by night. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * What a colour is for. Text colours (`fg`, `link`, `accent`, `positive`, `warning`, `danger`) meet
 * 4.5:1 on all three grounds; `*.solid` carries `*.contrast`; `border.strong` and `focus` meet 3:1.
 * `contrast.test.ts` holds the list of pairs.
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
    /** wire: draws lines, carries no meaning alone */
    DEFAULT: pair(paper.wire, pub.wire),
    /** edges that must be seen to use a control */
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
