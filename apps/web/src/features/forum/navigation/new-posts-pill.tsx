import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface NewPostsPillProps {
  /** new posts that have not been on the screen yet */
  count: number;
  /** they were written before the page was opened */
  isSinceVisit: boolean;
  onShow: () => void;
}

/** Tells how many posts others have written meanwhile, and leads to the first of them. */
export function NewPostsPill({ count, isSinceVisit, onShow }: NewPostsPillProps) {
  const texts = useTexts('forum/reading');
  return (
    <Place>
      <Button
        onClick={onShow}
        pointerEvents="auto"
        borderRadius="full"
        boxShadow="overlay"
        textTransform="none"
        letterSpacing="normal"
      >
        <ArrowDown aria-hidden="true" />
        {isSinceVisit ? texts.since({ count }) : texts.newPosts({ count })}
      </Button>
    </Place>
  );
}

/* above the form that is docked there; it waits a moment, as a new post that is on the screen at once needs no pill */
const Place = chakra('div', {
  base: {
    position: 'sticky',
    /* on a phone above the place in the thread, which has the corner */
    bottom: {
      base: 'calc({spacing.16} + var(--dock, 0px) + var(--bar, 0px))',
      md: 'calc({spacing.4} + var(--dock, 0px) + var(--bar, 0px))',
    },
    zIndex: 'sticky',
    display: 'flex',
    /* where posts have neither text nor buttons */
    justifyContent: 'end',
    pointerEvents: 'none',
    animation: 'slideUp 160ms {easings.throw} 250ms backwards',
    _print: { display: 'none' },
  },
});
