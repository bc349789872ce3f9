import { contrast } from '../../theme/contrast.ts';
import { palette } from '../../theme/palette.ts';

const { paper, ink, pub, chalk } = palette;
/** as WCAG 2.2 asks of text */
const ENOUGH = 4.5;
/** What a colour needs to be seen on black, where nothing has to be read in it. */
const SEEN = 1.5;
const STEPS = 64;

interface Time {
  grounds: readonly string[];
  /** the ground of most text */
  base: string;
  /** where a colour goes that doesn't stand out */
  towards: string;
  fg: { base: string; muted: string };
}

const byDay: Time = {
  grounds: [paper.raised, paper.base, paper.sunken],
  base: paper.base,
  towards: '#000000',
  fg: ink,
};
const byNight: Time = {
  grounds: [pub.raised, pub.base, pub.sunken],
  base: pub.base,
  towards: '#FFFFFF',
  fg: chalk,
};

/** A host's colour, in all the roles that our red has. */
export interface Accent {
  /** as ground, as the host chose it */
  solid: string;
  /** for text on it */
  contrast: string;
  /** as ground on black and by night, where a dark colour would be lost */
  lit: string;
  /** for text on that */
  onLit: string;
  light: AccentOfTime;
  dark: AccentOfTime;
}

interface AccentOfTime {
  /** for text on all of our grounds */
  text: string;
  /** a ground that text may stand on */
  subtle: string;
}

export const isColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

/**
 * What becomes of a colour that somebody else chose: everything that is read has a contrast of 4.5:1.
 * @param colour `#rrggbb`
 */
export function accentOf(colour: string): Accent {
  const lit = firstMixed(colour, '#FFFFFF', (mixed) => contrast(mixed, pub.raised) >= SEEN);
  return {
    solid: colour,
    contrast: textOn(colour),
    lit,
    onLit: textOn(lit),
    light: ofTime(colour, byDay),
    dark: ofTime(colour, byNight),
  };
}

/** Our own ink or paper, whichever stands out more; on colours between them, where that is too little, black or white. */
function textOn(ground: string): string {
  const [ours, more] = [
    [paper.raised, ink.base],
    ['#FFFFFF', '#000000'],
  ].map((texts) => texts.reduce((a, b) => (contrast(ground, a) >= contrast(ground, b) ? a : b)));
  return ours && contrast(ground, ours) >= ENOUGH ? ours : (more ?? ink.base);
}

function ofTime(colour: string, { grounds, base, towards, fg }: Time): AccentOfTime {
  const text = firstMixed(colour, towards, (mixed) =>
    grounds.every((ground) => contrast(mixed, ground) >= ENOUGH),
  );
  const subtle = firstMixed(mix(colour, base, 0.8), base, (mixed) =>
    [fg.base, fg.muted, text].every((above) => contrast(above, mixed) >= ENOUGH),
  );
  return { text, subtle };
}

/** The first colour on the way from one to the other that will do; the other one always does. */
function firstMixed(from: string, to: string, isEnough: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const mixed = mix(from, to, step / STEPS);
    if (isEnough(mixed)) return mixed;
  }
  return to;
}

function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const of = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(of(from) + (of(to) - of(from)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The rules that put the host's colour in the place of our own. */
export function accentCss(colour: string): string {
  const { solid, contrast: onSolid, lit, onLit, light, dark } = accentOf(colour);
  const rulesOf = ({ text, subtle }: AccentOfTime, ground: string, onGround: string) =>
    `--accent-solid:${ground};--accent-contrast:${onGround};--accent:${text};--accent-subtle:${subtle};--link:${text}`;
  const night = rulesOf(dark, lit, onLit);
  return [
    // as specific as the rules of the night, which it stands behind
    `:root[data-ground]{--accent-lit:${lit};--on-lit:${onLit};${rulesOf(light, solid, onSolid)}}`,
    `@media (prefers-color-scheme:dark){:root[data-ground=auto]{${night}}}`,
    `:root[data-ground=dark],:root[data-ground=none]{${night}}`,
  ].join('');
}
