import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { badgeRecipe, headingRecipe } from '../theme/recipes/type.ts';

/** `as` gives the level, `size` the look: the outline of a page does not follow its type sizes. */
export const Heading = chakra('h2', headingRecipe);

/** A state in one or two words. Never the only carrier of its meaning by colour. */
export const Badge = chakra('span', badgeRecipe);

/** Column heads, eyebrows, small captions in the display face. */
export const Label = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });

/** What is said beside the matter, in a small type. */
export const Muted = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure' },
});

/** Read by screen readers, not shown. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });

/** Figures inside text or tables: condensed, all of one width. */
export const Figure = chakra('span', { base: { textStyle: 'number' } });

interface HeroNumberProps {
  /** already formatted, e.g. by Intl */
  value: ReactNode;
  /** what is counted */
  label: ReactNode;
  /** behind the number, smaller: €, %, km */
  unit?: string;
}

/**
 * A number as the hero: score, price, time or count, with its label below.
 * @public a building block for pages to come
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
