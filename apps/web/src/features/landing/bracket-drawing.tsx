import { chakra } from '@chakra-ui/react';
import { colorVar } from '../../theme/svg.ts';

/** Eight seeds in the order of a knockout bracket, in which 1 and 2 can only meet in the final. */
const SEEDS = [1, 8, 4, 5, 3, 6, 7, 2];
const ROW = 42;
const WIDTH = 110;

/** The middle of a place. Round 0 has eight places, round 1 has four, and so on. */
const middle = (round: number, place: number) => ROW * 2 ** round * (place + 0.5);

/** The lines from two places to the place that their winner gets. */
function fork(round: number, place: number): string {
  const x = 58 + WIDTH * round;
  const top = middle(round, place * 2);
  const bottom = middle(round, place * 2 + 1);
  return `M${x} ${top}h${WIDTH / 2}V${bottom}h${-WIDTH / 2}M${x + WIDTH / 2} ${(top + bottom) / 2}h${WIDTH / 2}`;
}

const LINES = [4, 2, 1]
  .flatMap((places, round) => Array.from({ length: places }, (_, place) => fork(round, place)))
  .join('');

export function BracketDrawing({ title, final }: { title: string; final: string }) {
  return (
    <Svg viewBox="0 0 520 336" role="img" aria-label={title}>
      <path d={LINES} fill="none" stroke={colorVar('border.strong')} strokeWidth="2" />
      {SEEDS.map((seed, index) => (
        <g key={seed} transform={`translate(0 ${middle(0, index)})`}>
          <path
            d="M2-16H58L52 16H2Z"
            fill={index % 2 === 0 ? colorVar('board.black') : colorVar('board.sisal')}
            stroke={colorVar('border.strong')}
          />
          <Seed y="9" x="28" fill={index % 2 === 0 ? 'board.chalk' : 'board.black'}>
            {seed}
          </Seed>
        </g>
      ))}
      <g transform={`translate(388 ${middle(3, 0)})`}>
        <path d="M0-34H130L118 34H0Z" fill={colorVar('accent.solid')} />
        <Final x="60" y="11">
          {final}
        </Final>
      </g>
    </Svg>
  );
}

const Svg = chakra('svg', { base: { width: 'full', height: 'auto' } });
const Seed = chakra('text', {
  base: { fontFamily: 'display', fontWeight: 'heavy', fontSize: '26px', textAnchor: 'middle' },
});
const Final = chakra('text', {
  base: {
    fill: 'accent.contrast',
    fontFamily: 'display',
    fontWeight: 'heavy',
    fontSize: '32px',
    textAnchor: 'middle',
    textTransform: 'uppercase',
  },
});
