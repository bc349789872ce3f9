import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';

interface LeagueHeroProps {
  /** what stands in the band above the name: where, and since when */
  band: ReactNode;
  /** on the other side of the band, e.g. the state of the season */
  state?: ReactNode;
  name: string;
  /** below the name */
  children?: ReactNode;
  /** numbers as a scoreboard shows them */
  numbers: readonly { label: string; value: ReactNode; isLit?: boolean }[];
}

/** The head of a league's pages: the board's edge, the name, and numbers as a scoreboard shows them. */
export function LeagueHero({ band, state, name, children, numbers }: LeagueHeroProps) {
  return (
    <Sign className="dark">
      <BoardStrip />
      <Band>
        <span>{band}</span>
        {state ? <span>{state}</span> : null}
      </Band>
      <Top>
        <Title>{name}</Title>
        {children}
      </Top>
      {numbers.length > 0 ? (
        <Plates>
          {numbers.map(({ label, value, isLit }) => (
            <div key={label} data-lit={isLit || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Plates>
      ) : null}
    </Sign>
  );
}

const Sign = chakra('header', {
  base: {
    layerStyle: 'pub',
    overflow: 'hidden',
    marginBottom: '6',
    borderRadius: 'sm',
    // the beds of the board behind the words, seen from its right edge
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 88% 50%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Top = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '4', md: '7' },
  },
});
const Title = chakra('h1', {
  base: {
    textStyle: 'title',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    lineHeight: 'poster',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const Plates = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    borderTop: '1px solid {colors.border}',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '3',
      borderInlineEnd: '1px solid {colors.border}',
    },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: '1',
      whiteSpace: 'nowrap',
    },
    '& [data-lit] dd': { color: 'warning' },
  },
});
