import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { badgeRecipe, headingRecipe } from '../theme/recipes/type.ts';

/**
 * `as` is the level and `size` the look, as a page's outline doesn't follow from its type sizes.
 */
export const Heading = chakra('h2', headingRecipe);

/** A state in one or two words. Its colour must never be the only sign of its meaning. */
export const Badge = chakra('span', badgeRecipe);

/** Column heads, eyebrows and small captions in the display font. */
export const Label = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });

/** Text of lesser importance, in small type, as wide as its place. */
export const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

/** The same, in lines that are not too long to be read. */
export const Muted = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure' },
});

/** What a member has written about something, in the lines that they made. */
export const Prose = chakra('p', {
  base: { maxWidth: 'measure', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Only for screen readers, not visible. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });

/** Numbers in text or tables: condensed, all digits with the same width. */
export const Figure = chakra('span', { base: { textStyle: 'number' } });

interface HeroNumberProps {
  /** already formatted, e.g. by Intl */
  value: ReactNode;
  /** what is counted */
  label: ReactNode;
  /** shown behind the number, smaller: €, %, km */
  unit?: string;
}

/**
 * A number in large type: score, price, time or count, with its label below. @public a building
 * block for future pages
 */
export function HeroNumber({ value, label, unit }: HeroNumberProps) {
  return (
    <NumberRoot>
      <Value>
        {value}
        {unit ? <Unit> {unit}</Unit> : null}
      </Value>
      <Caption>{label}</Caption>
    </NumberRoot>
  );
}

const NumberRoot = chakra('p', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const Value = chakra('span', { base: { textStyle: 'numberHero' } });
const Unit = chakra('span', { base: { fontSize: '0.5em', fontWeight: 'semibold' } });
const Caption = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });
