import { chakra } from '@chakra-ui/react';
import type { TrustLevel } from '@oche/validators/trust/limits';
import { sectorPath } from '../../../components/board/board-geometry.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { colorVar, displayType } from '../../../theme/svg.ts';

/* the upper half of a board: ten beds to each side of the twenty, five points each */
const BEDS = 20;
const WIDTH = 180 / BEDS;
const FROM = -90;
const RINGS = [
  { inner: 150, outer: 170, lit: ['board.red', 'board.green'] },
  { inner: 104, outer: 146, lit: ['board.chalk', 'board.sisal'] },
  { inner: 92, outer: 101, lit: ['board.red', 'board.green'] },
] as const;

interface TrustArcProps {
  /** 0 to 100 */
  score: number;
  level: TrustLevel;
}

/** The score as the beds of half a board that are lit, one for five points, from the left on. */
export function TrustArc({ score, level }: TrustArcProps) {
  const texts = useTexts('market/trust');
  const lit = Math.round(score / (100 / BEDS));
  const label = `${texts.score()}: ${texts.outOf({ score })}, ${texts.level[level]()}`;
  return (
    <Svg viewBox="-176 -176 352 190" role="img" aria-label={label}>
      {RINGS.map(({ inner, outer, lit: colours }) =>
        Array.from({ length: BEDS }, (_, bed) => (
          <path
            key={`${inner}-${bed * WIDTH}`}
            d={sectorPath(FROM + bed * WIDTH, FROM + (bed + 1) * WIDTH, inner, outer)}
            fill={bed < lit ? colorVar(colours[bed % 2 ? 1 : 0]) : 'transparent'}
            stroke={colorVar('board.wire')}
            strokeWidth="0.8"
            strokeOpacity={bed < lit ? 1 : 0.45}
          />
        )),
      )}
      <text y="-22" fill={colorVar('board.chalk')} style={displayType(92, 800)}>
        {score}
      </text>
      <text y="6" fill={colorVar('tape')} style={displayType(26)}>
        {texts.level[level]().toLocaleUpperCase()}
      </text>
    </Svg>
  );
}

const Svg = chakra('svg', { base: { display: 'block', width: 'full', maxWidth: '17rem' } });
