import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { sectorPath } from '../../components/board/board-geometry.ts';
import { useUi } from '../../components/ui-context.tsx';
import { fullName } from '../../lib/person-name.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { colorVar, displayType } from '../../theme/svg.ts';
import { valueText } from './figures.ts';

type Player = RouterOutputs['rankings']['list']['items'][number];

/** From left to right, as on a podium: which of the first three, and how far its wedge reaches. */
const STEPS = [
  { index: 1, from: -66, to: -22, edge: 158, isBlack: false },
  { index: 0, from: -22, to: 22, edge: 186, isBlack: true },
  { index: 2, from: 22, to: 66, edge: 140, isBlack: false },
] as const;
const RING = 12;
const BULL = 26;

interface PodiumProps {
  players: readonly Player[];
  value: 'points' | 'rating';
}

/**
 * The first three, on three wedges of a board. It is decoration: the table below says the same.
 */
export function Podium({ players, value }: PodiumProps) {
  return (
    <Band className="dark" aria-hidden="true">
      <People>
        {STEPS.map(({ index }) => {
          const player = players[index];
          return <Person key={index} data-step={index + 1} player={player} />;
        })}
      </People>
      <Fan viewBox="-172 -190 344 190">
        {STEPS.map((step) => (
          <PodiumWedge key={step.index} step={step} player={players[step.index]} value={value} />
        ))}
        <path d={halfDisc(BULL)} fill={colorVar('board.green')} stroke={colorVar('board.wire')} />
        <path d={halfDisc(11)} fill={colorVar('board.red')} stroke={colorVar('board.wire')} />
      </Fan>
    </Band>
  );
}

const halfDisc = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`;

function PodiumWedge({
  step: { from, to, edge, isBlack },
  player,
  value,
}: {
  step: (typeof STEPS)[number];
  player: Player | undefined;
  value: PodiumProps['value'];
}) {
  const { locale } = useUi();
  const rings = colorVar(isBlack ? 'board.red' : 'board.green');
  const treble = edge * 0.56;
  const angle = (((from + to) / 2) * Math.PI) / 180;
  const at = (radius: number) => ({ x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius });
  return (
    <g stroke={colorVar('board.wire')} strokeWidth="1.2">
      <path
        d={sectorPath(from, to, 0, edge)}
        fill={colorVar(isBlack ? 'board.black' : 'board.sisal')}
      />
      <path d={sectorPath(from, to, edge - RING, edge)} fill={rings} />
      <path d={sectorPath(from, to, treble - RING, treble)} fill={rings} />
      {player ? (
        <text
          {...at((edge - RING + treble) / 2)}
          fill={colorVar(isBlack ? 'board.chalk' : 'board.black')}
          stroke="none"
          dominantBaseline="central"
          style={displayType(player.points > 9999 ? 27 : 34, 800)}
        >
          {valueText(player.points, value, locale)}
        </text>
      ) : null}
    </g>
  );
}

function Person({ player, ...rest }: { player: Player | undefined; 'data-step': number }) {
  if (!player) return <Column {...rest} />;
  return (
    <Column {...rest}>
      <Place>{player.place}</Place>
      <PersonAvatar person={player.person} size="lg" />
      <Name>{fullName(player.person)}</Name>
    </Column>
  );
}

const Band = chakra('div', {
  base: {
    layerStyle: 'pub',
    // on a phone the list itself is what one came for
    display: { base: 'none', md: 'block' },
    paddingTop: '5',
    paddingInline: '3',
    marginBottom: '5',
    marginInline: { base: '-4', md: '0' },
    borderBottomWidth: '6px',
    borderBottomColor: 'board.red',
    overflow: 'hidden',
    position: { lg: 'sticky' },
    top: '4',
  },
});
const People = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    maxWidth: '30rem',
    marginInline: 'auto',
    alignItems: 'end',
  },
});
const Column = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1.5',
    textAlign: 'center',
    '&[data-step="1"]': { paddingBottom: '2' },
    /* down to the lower edges of their wedges, which stand in the same drawing */
    '&[data-step="2"]': { marginBottom: '-1.75rem', zIndex: '1' },
    '&[data-step="3"]': { marginBottom: '-2.5rem', zIndex: '1' },
  },
});
const Place = chakra('span', {
  base: { textStyle: 'numberHero', fontSize: '2xl', color: 'warning' },
});
const Name = chakra('span', {
  base: {
    textStyle: 'subheading',
    fontSize: 'md',
    lineHeight: 'tight',
    maxWidth: 'min(5rem, 100%)',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
});
const Fan = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '24rem',
    marginInline: 'auto',
    marginTop: '1',
  },
});
