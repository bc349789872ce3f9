import { chakra } from '@chakra-ui/react';
import { colorVar } from '../../../../theme/svg.ts';

const LEFT = 22;
const RIGHT = 108;
const MIDDLE = 24;
/** half the thickness of the barrel without its grip */
const CORE = 9;
const RINGS = 10;
const PITCH = (RIGHT - LEFT) / RINGS;

/** From new to worn: how far the rings of the grip stand out, what is left of the coating, scratches. */
const LEVELS = [
  { ring: 4.2, coat: 1, scratches: 0 },
  { ring: 3.5, coat: 0.86, scratches: 2 },
  { ring: 2.5, coat: 0.6, scratches: 5 },
  { ring: 1.4, coat: 0.3, scratches: 9 },
  { ring: 0.4, coat: 0.08, scratches: 14 },
] as const;

/** The rings along one edge; worn ones are low and round. */
function edge(ring: number, side: 1 | -1): string {
  const y = MIDDLE + side * CORE;
  const top = y + side * ring;
  return Array.from({ length: RINGS }, (_, index) => {
    const x = LEFT + index * PITCH;
    const flat = (PITCH * 0.5 * ring) / 4.2;
    return `L${x + 1} ${y}Q${x + 1.4} ${top} ${x + PITCH / 2 - flat / 2} ${top}H${x + PITCH / 2 + flat / 2}Q${x + PITCH - 1.4} ${top} ${x + PITCH - 1} ${y}`;
  }).join('');
}

const outline = (ring: number) => {
  const below = edge(ring, 1);
  return `M${LEFT} ${MIDDLE - CORE}${edge(ring, -1)}L${RIGHT} ${MIDDLE - CORE}V${MIDDLE + CORE}L${LEFT} ${MIDDLE + CORE}${below}L${RIGHT} ${MIDDLE + CORE}V${MIDDLE - CORE}Z`;
};

/** Always at the same places, as if it were the same dart years later. */
const scratch = (index: number): string => {
  const x = LEFT + 4 + ((index * 37) % 78);
  const y = MIDDLE - CORE + 2 + ((index * 23) % (CORE * 2 - 6));
  return `M${x} ${y}l${3 + (index % 3)} ${index % 2 ? 3 : -2.4}`;
};

/**
 * A barrel as worn as the step says; decoration beside its words.
 * @param wear 1 (new) to 5 (worn smooth)
 */
export function WornBarrel({ wear }: { wear: number }) {
  const { ring, coat, scratches } = LEVELS[wear - 1] ?? LEVELS[0];
  return (
    <Svg viewBox="0 0 130 48" aria-hidden="true" strokeLinejoin="round">
      <path
        d={`M2 ${MIDDLE}L${LEFT - 4} ${MIDDLE - 2.4}V${MIDDLE + 2.4}Z`}
        fill={colorVar('board.wire')}
        stroke={colorVar('fg')}
        strokeWidth="1"
      />
      <path
        d={`M${LEFT - 4} ${MIDDLE - 5}H${LEFT}V${MIDDLE + 5}H${LEFT - 4}ZM${RIGHT} ${MIDDLE - 5}H${RIGHT + 5}V${MIDDLE + 5}H${RIGHT}ZM${RIGHT + 5} ${MIDDLE - 2}H128V${MIDDLE + 2}H${RIGHT + 5}Z`}
        fill={colorVar('board.surround')}
        stroke={colorVar('fg')}
        strokeWidth="1"
      />
      <path d={outline(ring)} fill={colorVar('board.wire')} />
      {/* what is left of the coating: bands between the rings, narrower year by year */}
      {Array.from({ length: RINGS }, (_, index) => (
        <path
          key={index}
          d={`M${LEFT + (index + 0.5) * PITCH - (PITCH * coat) / 2} ${MIDDLE - CORE - ring * 0.6}h${PITCH * coat}v${(CORE + ring * 0.6) * 2}h${-PITCH * coat}Z`}
          fill={colorVar(index % 5 === 2 ? 'board.red' : 'board.black')}
        />
      ))}
      <path
        d={`M${LEFT} ${MIDDLE - 4}H${RIGHT}`}
        stroke={colorVar('board.chalk')}
        opacity={0.5 * coat}
      />
      <path
        d={Array.from({ length: scratches }, (_, index) => scratch(index)).join('')}
        stroke={colorVar('board.chalk')}
        strokeWidth="0.9"
        strokeLinecap="round"
        fill="none"
      />
      <path d={outline(ring)} fill="none" stroke={colorVar('fg')} strokeWidth="1" />
    </Svg>
  );
}

const Svg = chakra('svg', { base: { width: 'full', height: 'auto' } });
