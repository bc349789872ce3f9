import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import { Tonight } from './tonight.tsx';
import type { ListedLounge } from './venue-queries.ts';

interface LoungePosterProps {
  lounge: ListedLounge;
  /** how many boards are free this evening; null: closed, undefined: not known yet */
  tonight: number | null | undefined;
}

/** In place of a photo: what kind of lounge it is and where, and how many boards are free this evening. */
export function LoungePoster({ lounge, tonight }: LoungePosterProps) {
  const { types } = useTexts('venues');
  const { loungeType, zipCode, city } = lounge;
  return (
    <Poster className="dark">
      <Words>
        <Kind>{types[loungeType]()}</Kind>
        <District>{[zipCode, city].filter(Boolean).join(' ')}</District>
      </Words>
      <Tonight lounge={lounge} freeBoards={tonight} />
    </Poster>
  );
}

const Poster = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    width: 'full',
    height: 'full',
    padding: '3',
    paddingInlineEnd: '14',
    overflow: 'hidden',
    bg: 'board.black',
    color: 'fg',
    /* a bed of the board, cut by the frame */
    backgroundImage:
      'linear-gradient(112deg, transparent 68%, {colors.accent.solid} 68%, {colors.accent.solid} 76%, transparent 76%, transparent 82%, {colors.positive.solid} 82%)',
  },
});
const Words = chakra('p', { base: { display: 'grid', minWidth: '0' } });
const Kind = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });
const District = chakra('span', {
  base: { textStyle: 'subheading', lineHeight: 'tight', lineClamp: '1', overflowWrap: 'anywhere' },
});
