import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../i18n/react.tsx';
import { Figure } from '../text.tsx';

/** How much is new in a place that the member watches or tracks. */
export function Newer({ count }: { count: number }) {
  const texts = useTexts('watching');
  if (count === 0) return null;
  return <Count>{texts.newer({ count })}</Count>;
}

const Count = chakra(Figure, {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'sm',
    textStyle: 'label',
  },
});
