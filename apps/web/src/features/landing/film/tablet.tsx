import { useTexts } from '../../../i18n/react.tsx';
import { colorVar, displayType } from '../../../theme/svg.ts';
import { BOARD, PLAYERS } from './players.ts';

const COLUMNS = [
  { x: 20, bed: 'board.red' },
  { x: 154, bed: 'board.green' },
] as const;

/** The tablet at the board: free, then the match, a visit of it, and the last one. */
export function Tablet() {
  const texts = useTexts('landing/film');
  return (
    <svg viewBox="0 0 300 220" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="298"
        height="218"
        rx="12"
        fill={colorVar('board.surround')}
        stroke={colorVar('border.strong')}
        strokeWidth="2"
      />
      <rect
        x="10"
        y="10"
        width="280"
        height="200"
        fill={colorVar('bg.raised')}
        stroke={colorVar('border.strong')}
      />
      <g data-scene="idle" data-gone="" fill={colorVar('fg')}>
        <text x="150" y="118" style={displayType(68, 800)}>
          {texts.board({ number: BOARD })}
        </text>
        <text x="150" y="160" style={displayType(30)}>
          {texts.free()}
        </text>
      </g>
      <Score scene="match" left={[501, 501]} />
      <Score scene="visit" left={[401, 501]} said="100" />
      <Score scene="won" left={[0, 60]} said={texts.shot({ points: 96 })} />
    </svg>
  );
}

interface ScoreProps {
  scene: 'match' | 'visit' | 'won';
  /** what both have left */
  left: readonly [number, number];
  /** the visit that has just been scored */
  said?: string;
}

function Score({ scene, left, said }: ScoreProps) {
  return (
    <g data-scene={scene} data-gone={scene === 'won' ? undefined : ''}>
      {COLUMNS.map(({ x, bed }, side) => (
        <g key={x}>
          <path d={`M${x} 24h126v7h-126Z`} fill={colorVar(bed)} />
          <text x={x + 63} y="60" fill={colorVar('fg.muted')} style={displayType(26)}>
            {PLAYERS[side]}
          </text>
          <text x={x + 63} y="132" fill={colorVar('fg')} style={displayType(80, 800)}>
            {left[side]}
          </text>
        </g>
      ))}
      <path d="M20 152H280" stroke={colorVar('border.strong')} />
      <text x="150" y="193" fill={colorVar('warning')} style={displayType(40, 800)}>
        {said}
      </text>
    </g>
  );
}
