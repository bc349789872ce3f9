import { useTexts } from '../../../i18n/react.tsx';
import { colorVar, displayType } from '../../../theme/svg.ts';
import { BOARD, PLAYERS } from './players.ts';

const WEDGE = 'M0-17H128L121 17H0Z';
/** the middles of the four who are left, and of the two places of the final */
const ROWS = [34, 72, 118, 156];
const FINAL = [53, 137];
const FIRST = `M148 ${ROWS[0]}h24V${ROWS[1]}h-24M172 ${FINAL[0]}h24`;
const SECOND = `M148 ${ROWS[2]}h24V${ROWS[3]}h-24M172 ${FINAL[1]}h24`;
const name = { ...displayType(24, 800), textAnchor: 'start' } as const;

/** The screen on the wall of the hall: the bracket, and who is called to which board. */
export function HallScreen() {
  const texts = useTexts('landing/film');
  const [anna, ben, miriam, oliver] = PLAYERS;
  return (
    <svg className="dark" viewBox="0 0 360 240" aria-hidden="true">
      <path
        d="M2 2H358V238H2Z"
        fill={colorVar('bg')}
        stroke={colorVar('border.strong')}
        strokeWidth="4"
      />
      <g fill="none" stroke={colorVar('border.strong')} strokeWidth="2">
        <path d={FIRST + SECOND} />
        <path d={FIRST} data-scene="won" stroke={colorVar('tape')} strokeWidth="4" />
      </g>
      {PLAYERS.map((player, row) => (
        <Place key={player} x={20} y={ROWS[row]} player={player} isBlack={row % 2 === 0} />
      ))}
      {FINAL.map((y) => (
        <path
          key={y}
          d={WEDGE}
          transform={`translate(196 ${y})`}
          fill={colorVar('bg.sunken')}
          stroke={colorVar('border.strong')}
        />
      ))}
      <g data-scene="won">
        <Place x={196} y={FINAL[0]} player={anna} isBlack />
      </g>
      <text x="260" y="104" fill={colorVar('fg')} style={displayType(26, 800)}>
        {texts.final()}
      </text>
      <Call
        scene="call"
        rows={[ROWS[0], ROWS[1]]}
        who={texts.versus({ first: anna, second: ben })}
      />
      <Call
        scene="next"
        rows={[ROWS[2], ROWS[3]]}
        who={texts.versus({ first: miriam, second: oliver })}
      />
    </svg>
  );
}

interface PlaceProps {
  x: number;
  y: number | undefined;
  player: string;
  isBlack: boolean;
}

function Place({ x, y, player, isBlack }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={WEDGE}
        fill={colorVar(isBlack ? 'board.black' : 'board.sisal')}
        stroke={colorVar('border.strong')}
      />
      <text x="12" y="8" fill={colorVar(isBlack ? 'board.chalk' : 'board.black')} style={name}>
        {player}
      </text>
    </g>
  );
}

/** Who is called, below the bracket, and the same two marked in it. */
function Call({
  scene,
  rows,
  who,
}: {
  scene: 'call' | 'next';
  rows: readonly unknown[];
  who: string;
}) {
  const texts = useTexts('landing/film');
  return (
    <g data-scene={scene} data-gone={scene === 'call' ? '' : undefined}>
      {rows.map((y) => (
        <path
          key={String(y)}
          d={WEDGE}
          transform={`translate(20 ${y})`}
          fill="none"
          stroke={colorVar('tape')}
          strokeWidth="3"
        />
      ))}
      <path d="M4 190H132L120 236H4Z" fill={colorVar('accent.solid')} />
      <text x="64" y="223" fill={colorVar('accent.contrast')} style={displayType(28, 800)}>
        {texts.board({ number: BOARD })}
      </text>
      <text x="146" y="222" fill={colorVar('fg')} style={name}>
        {who}
      </text>
    </g>
  );
}
