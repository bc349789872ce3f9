import { chakra } from '@chakra-ui/react';
import { Board, type Highlight } from '../../components/board/board.tsx';
import { RADIUS } from '../../components/board/board-geometry.ts';
import { Dart } from '../../components/board/dart.tsx';
import { colorVar } from '../../theme/svg.ts';

/**
 * What has just happened at the board: it is free; a double is left; both throw for the bull; a
 * dart is in the air, off the board, or in the bull.
 */
export type Scene = 'free' | 'doubleLeft' | 'bullUp' | 'inFlight' | 'missed' | 'gameShot';

interface WallProps {
  scene: Scene;
  /** what the caller says */
  call: string;
  /** the text for the distance from the board to the line */
  distance: string;
}

const TARGETS: Partial<Record<Scene, Highlight[]>> = {
  free: [{ number: 20, ring: 'treble' }],
  doubleLeft: [{ number: 20, ring: 'double' }],
};

/** The board, the throwing distance and the line; the form beside it is behind the oche. */
export function Wall({ scene, call, distance }: WallProps) {
  return (
    <Root className="dark" aria-hidden="true">
      <Stage>
        <HangingBoard highlights={TARGETS[scene]}>
          <Darts scene={scene} />
        </HangingBoard>
      </Stage>
      <Slate key={call}>{call}</Slate>
      <Distance>
        <Stretch />
        {distance}
        <Stretch />
      </Distance>
    </Root>
  );
}

function Darts({ scene }: { scene: Scene }) {
  switch (scene) {
    case 'free':
      return null;
    case 'doubleLeft':
      return (
        <>
          <Dart x={-3} y={-102} angle={12} scale={1.15} flight="positive.solid" />
          <Dart x={8} y={-128} angle={-8} scale={1.15} flight="positive.solid" />
        </>
      );
    case 'bullUp':
      return (
        <>
          <circle r={RADIUS.outerBull} fill={colorVar('tape')} />
          <circle r={RADIUS.innerBull} fill={colorVar('board.red')} />
        </>
      );
    case 'inFlight':
      return (
        <>
          <path
            d="M300 40C200-130 90-120 6-8"
            fill="none"
            stroke={colorVar('tape')}
            strokeWidth="3"
            strokeDasharray="1 10"
            strokeLinecap="round"
          />
          <Dart x={73} y={-72} angle={-17} scale={0.95} />
        </>
      );
    case 'missed':
      return <Dart x={186} y={-166} angle={20} scale={1.3} />;
    case 'gameShot':
      return <Dart x={0} y={0} angle={-16} scale={1.45} className="landing" />;
  }
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    /* not `hidden`, which would keep the board from being sticky */
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-end',
    minHeight: { base: '10rem', md: 'auto' },
    bg: 'bg.sunken',
    color: 'fg',
    borderColor: 'tape',
    borderBottomWidth: { base: '6px', md: '0' },
    borderInlineEndWidth: { base: '0', md: '6px' },
  },
});
/* the part of the wall that stays visible while a long form scrolls */
const Stage = chakra('div', {
  base: {
    /* from the header to the text of the distance, whatever the window's height */
    '--fit': 'calc(100dvh - 8.5rem)',
    '--size': { base: '20rem', md: 'min(34rem, var(--fit))', lg: 'min(54rem, var(--fit))' },
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    width: 'full',
  },
});
const HangingBoard = chakra(Board, {
  base: {
    position: { base: 'absolute', md: 'sticky' },
    display: 'block',
    overflow: 'visible',
    width: 'var(--size)',
    height: 'var(--size)',
    maxWidth: 'none',
    top: { base: 'calc(84% - var(--size) / 2)', md: 'calc(50dvh + 0.5rem - var(--size) / 2)' },
    marginInlineStart: {
      base: 'calc(var(--size) * -0.2)',
      md: 'calc(var(--size) * -0.48)',
      lg: 'calc(var(--size) * -0.4)',
    },
    '& .landing': { animation: 'land 200ms {easings.throw}' },
  },
});
const Slate = chakra('p', {
  base: {
    position: { base: 'relative', md: 'sticky' },
    bottom: { md: '14' },
    marginInline: { base: '4', md: '6', lg: '8' },
    marginBottom: '3',
    paddingInline: { base: '3', lg: '5' },
    paddingBlock: { base: '2', lg: '3' },
    maxWidth: 'calc(100% - {spacing.8})',
    bg: 'board.surround',
    color: 'board.chalk',
    borderWidth: '3px',
    borderStyle: 'double',
    borderColor: 'border.strong',
    textStyle: 'poster',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    animation: 'appear 200ms',
  },
});
const Distance = chakra('p', {
  base: {
    position: 'sticky',
    bottom: '4',
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '3',
    width: 'calc(100% - {spacing.8})',
    marginBottom: '4',
    textStyle: 'number',
    letterSpacing: 'label',
    color: 'tape',
    whiteSpace: 'nowrap',
  },
});
const Stretch = chakra('span', {
  base: {
    flex: '1',
    height: '3',
    borderColor: 'tape',
    borderInlineStartWidth: { _first: '2px' },
    backgroundImage: 'linear-gradient({colors.tape}, {colors.tape})',
    backgroundSize: '100% 2px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
});
