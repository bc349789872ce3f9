import { chakra } from '@chakra-ui/react';
import type { TournamentStatus } from '@oche/validators/tournaments/limits';
import { useTexts } from '../../../i18n/react.tsx';

/** The state of a tournament, as a wedge: what runs is red, like everything live. */
export function StatusMark({ status }: { status: TournamentStatus }) {
  const texts = useTexts('tournaments');
  return <Mark data-status={status}>{texts.status[status]()}</Mark>;
}

const Mark = chakra('span', {
  base: {
    justifySelf: 'end',
    alignSelf: 'start',
    paddingInlineStart: '2.5',
    paddingInlineEnd: '5',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    layerStyle: 'wedge',
    bg: 'board.sisal',
    color: 'board.black',
    '&[data-status=upcoming]': { bg: 'board.green', color: 'board.chalk' },
    '&[data-status=active]': { bg: 'board.red', color: 'board.chalk' },
    '&[data-status=draft]': { bg: 'tape' },
  },
});
