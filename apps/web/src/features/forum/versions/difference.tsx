import { chakra } from '@chakra-ui/react';
import type { PostVersion } from '@oche/validators/forum/versions';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** A text with what is new in it and what no longer is, also for those who hear it. */
export function Difference({ pieces }: { pieces: NonNullable<PostVersion['pieces']> }) {
  const texts = useTexts('forum/versions');
  return (
    <Words>
      {pieces.map(({ kind, text }, place) => {
        // a list that never changes its order
        const key = `${place}${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Changed = kind === 'in' ? Inserted : Removed;
        return (
          <Changed key={key}>
            <VisuallyHidden>{` ${kind === 'in' ? texts.inserted() : texts.removed()} `}</VisuallyHidden>
            {text}
          </Changed>
        );
      })}
    </Words>
  );
}

const Words = chakra('div', {
  base: { maxWidth: 'measure', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Inserted = chakra('ins', {
  base: {
    bg: 'positive.subtle',
    textDecoration: 'underline',
    textDecorationColor: 'positive',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
  },
});
const Removed = chakra('del', {
  base: { bg: 'danger.subtle', textDecoration: 'line-through', textDecorationColor: 'danger' },
});
