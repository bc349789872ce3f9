import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import type { ListedLounge } from './venue-queries.ts';

interface TonightProps {
  lounge: ListedLounge;
  /** null: closed this evening, undefined: not known yet */
  freeBoards: number | null | undefined;
}

/** "heute Abend 5 frei"; nothing where another evening is searched, as its free boards are told then. */
export function Tonight({ lounge, freeBoards }: TonightProps) {
  const { directory: texts } = useTexts('venues/directory');
  if (lounge.offer || freeBoards === undefined) return null;
  return <Words data-none={freeBoards ? undefined : ''}>{words(freeBoards)}</Words>;

  function words(count: number | null): string {
    if (count === null) return texts.closedTonight();
    return count === 0 ? texts.fullTonight() : texts.freeTonight({ count });
  }
}

const Words = chakra('p', {
  base: {
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: 'semibold',
    bg: 'positive.solid',
    color: 'positive.contrast',
    '&[data-none]': { bg: 'transparent', color: 'fg.muted', paddingInline: '0' },
  },
});
