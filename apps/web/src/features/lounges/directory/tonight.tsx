import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';

interface TonightProps {
  /** null: closed this evening, undefined: not known yet */
  freeBoards: number | null | undefined;
}

/** "heute Abend 5 frei" */
export function Tonight({ freeBoards }: TonightProps) {
  const { directory: texts } = useTexts('venues/directory');
  return (
    <Words data-none={freeBoards ? undefined : ''}>
      {freeBoards === undefined ? null : words(freeBoards)}
    </Words>
  );

  function words(count: number | null): string {
    if (count === null) return texts.closedTonight();
    return count === 0 ? texts.fullTonight() : texts.freeTonight({ count });
  }
}

const Words = chakra('p', {
  base: {
    /* as high as what comes */
    minHeight: '1.5em',
    fontWeight: 'semibold',
    color: 'positive',
    '&[data-none]': { color: 'fg.muted', fontWeight: 'normal' },
  },
});
