import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface HeroNumberProps {
  /** already formatted, e.g. by Intl */
  value: ReactNode;
  /** what is counted */
  label: ReactNode;
  /** behind the number, smaller: €, %, km */
  unit?: string;
}

/** A number as the hero: score, price, time or count, with its label below. */
export function HeroNumber({ value, label, unit }: HeroNumberProps) {
  return (
    <Root>
      <Value>
        {value}
        {unit ? <Unit> {unit}</Unit> : null}
      </Value>
      <Caption>{label}</Caption>
    </Root>
  );
}

const Root = chakra('p', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const Value = chakra('span', { base: { textStyle: 'numberHero' } });
const Unit = chakra('span', { base: { fontSize: '0.5em', fontWeight: 'semibold' } });
const Caption = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });
