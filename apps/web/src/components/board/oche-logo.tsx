import { chakra } from '@chakra-ui/react';
import { colorVar } from '../../theme/svg.ts';
import { sectorPath } from './board-geometry.ts';

/* the O is a board: a ring with the lit wedge of 20, and a bull; all letters stand on the oche */
const RING = sectorPath(21, 180, 4.8, 12.5) + sectorPath(180, 339, 4.8, 12.5);
const TWENTY = sectorPath(-17, 17, 4.8, 12.5);
const LETTERS =
  'M43 10.5V8.5a4.5 4.5 0 0 0-9 0v11a4.5 4.5 0 0 0 9 0v-2' +
  'M51.5 1.5V26.5M60.5 1.5V26.5M51.5 14H60.5' +
  'M69 1.5V26.5M69 4H78.5M69 14H77M69 24H78.5';

interface OcheLogoProps {
  /** without the letters, for narrow places */
  isMark?: boolean;
  /** for screen readers; leave it out if the name is beside it, or is the label of a link */
  title?: string;
  /** CSS height; default: 2rem */
  height?: string;
}

export function OcheLogo({ isMark = false, title, height = '2rem' }: OcheLogoProps) {
  return (
    <Svg
      viewBox={isMark ? '0 0 32 32' : '0 0 81 32'}
      style={{ height }}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <g transform="translate(16 14)">
        <path d={RING} fill="currentColor" />
        <path d={TWENTY} fill={colorVar('accent.solid')} />
      </g>
      {isMark ? null : <path d={LETTERS} fill="none" stroke="currentColor" strokeWidth="5" />}
      <path d={isMark ? 'M2 30H30' : 'M2 30H79.5'} stroke="currentColor" strokeWidth="2.4" />
    </Svg>
  );
}

const Svg = chakra('svg', { base: { width: 'auto', color: 'fg', flexShrink: '0' } });
