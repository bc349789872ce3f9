import { chakra } from '@chakra-ui/react';

/** A number of a training, with what it is. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Where a training says what to throw at, and how it stands. */
export const Board = chakra('section', {
  base: {
    bg: 'bg.sunken',
    color: 'fg',
    display: 'grid',
    gap: '3',
    padding: { base: '4', md: '6' },
    borderBottom: '4px solid {colors.accent.solid}',
  },
});
export const Target = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    '& span': { textStyle: 'label', color: 'fg.muted' },
    '& strong': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'clamp(5rem, min(34vw, 30dvh), 15rem)',
      lineHeight: 'solid',
    },
    '&[data-small] strong': { fontSize: 'clamp(4rem, 18dvh, 8rem)' },
  },
});
export const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '2',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl' },
  },
});
