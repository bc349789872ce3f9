import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { BoardStrip } from '../../components/board/board-strip.tsx';

/** The whole tablet, to be read from the oche; on a phone it scrolls. */
export const Screen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    bg: 'bg',
    color: 'fg',
  },
});

interface BandProps {
  board: string;
  /** what is played there */
  event: string;
  /** somebody is wanted here, which can be seen across the hall */
  isCalled?: boolean;
}

/** At which board this is, as large as its number on the wall. */
export function Band({ board, event, isCalled = false }: BandProps) {
  return (
    <>
      <BandRoot data-called={isCalled || undefined}>
        <h1>{board}</h1>
        <p>{event}</p>
      </BandRoot>
      <BoardStrip />
    </>
  );
}

interface PairProps {
  names: readonly [string, string];
  versus: string;
}

/** No name is narrower than this, so that short ones don't get letters like a headline. */
const FEWEST_LETTERS = 8;

/** Two who play each other, each in the colour of a bed, as large as the longer name allows. */
export function Pair({ names, versus }: PairProps) {
  const letters = Math.max(FEWEST_LETTERS, ...names.map((name) => name.length));
  return (
    <Names style={{ '--letters': letters } as CSSProperties}>
      {names.map((name, side) => (
        // sides have no other name than their place
        <li key={`${side} ${name}`} data-side={side}>
          {side === 1 ? <em>{versus}</em> : null}
          <span>{name}</span>
        </li>
      ))}
    </Names>
  );
}

export const Stage = chakra('section', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '4', md: '6' },
    padding: { base: '4', md: '8' },
    animation: 'appear 200ms ease-out',
  },
});

export const Eyebrow = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    textStyle: 'heading',
    fontSize: { base: 'xl', md: '3xl' },
    '& small': { textStyle: 'number', fontSize: { base: 'lg', md: '2xl' }, color: 'fg.muted' },
  },
});

export const Lost = chakra('p', {
  base: {
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '1',
    bg: 'warning.solid',
    color: 'warning.contrast',
    textStyle: 'label',
  },
});

const BandRoot = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '6',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'board.chalk',
    '& h1': {
      textStyle: 'poster',
      fontSize: 'clamp(2.5rem, 7vw, 5rem)',
      overflowWrap: 'anywhere',
      color: 'tape',
    },
    '&[data-called]': { bg: 'tape', color: 'board.black' },
    '&[data-called] h1': { color: 'board.black' },
    '& p': { textStyle: 'label', fontSize: { base: 'sm', md: 'lg' }, overflowWrap: 'anywhere' },
  },
});
const Names = chakra('ul', {
  base: {
    containerType: 'inline-size',
    display: 'grid',
    gap: { base: '2', md: '4' },
    listStyle: 'none',
    '& li': {
      '--bed': '{colors.board.red}',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minWidth: '0',
      paddingInlineStart: { base: '3', md: '6' },
      borderInlineStart: 'clamp(0.75rem, 2vw, 1.5rem) solid var(--bed)',
      bg: 'bg.raised',
    },
    '& li[data-side="1"]': { '--bed': '{colors.board.green}' },
    '& span': {
      flex: '1',
      minWidth: '0',
      textStyle: 'poster',
      // a letter of the poster type is half as wide as it is high, hardly more
      fontSize: 'clamp(1.75rem, calc((100cqi - 5rem) / (var(--letters) * 0.52)), 21dvh)',
      lineHeight: '1.15',
      overflowWrap: 'anywhere',
    },
    '& em': { srOnly: true },
  },
});
