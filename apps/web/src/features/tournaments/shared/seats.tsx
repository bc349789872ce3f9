import { chakra } from '@chakra-ui/react';

/** More seats than this are drawn in proportion. */
const MOST_BEDS = 32;

interface SeatsProps {
  taken: number;
  max: number;
}

/**
 * The ring of doubles, unrolled: a bed for each seat, coloured if somebody has it. Decoration, as
 * the numbers beside it say the same.
 */
export function Seats({ taken, max }: SeatsProps) {
  const beds = Math.min(max, MOST_BEDS);
  // the last bed is coloured only by the last seat, and the first by the first
  const filled =
    taken >= max ? beds : Math.min(beds - 1, Math.ceil((Math.min(taken, max) / max) * beds));
  return (
    <Ring aria-hidden="true">
      {Array.from({ length: beds }, (_, bed) => (
        <Bed key={bed} data-taken={bed < filled || undefined} />
      ))}
    </Ring>
  );
}

const Ring = chakra('span', {
  base: { display: 'flex', gap: '2px', height: '2', width: 'full', minWidth: '0' },
});
const Bed = chakra('span', {
  base: {
    flex: '1',
    minWidth: '1px',
    boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
    '&[data-taken]': { bg: 'board.red', boxShadow: 'none' },
    '&[data-taken]:nth-of-type(even)': { bg: 'board.green' },
  },
});
