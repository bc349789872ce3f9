import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const VersionsDialog = lazyPart(
  async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog,
);

interface EditedMarkProps {
  post: { id: number; number: number };
  /** ISO 8601 */
  editedAt: string;
}

/** When a post was edited, which leads to what it said before. */
export function EditedMark({ post, editedAt }: EditedMarkProps) {
  const { thread: texts } = useTexts('forum');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Line>
      <Open
        type="button"
        aria-haspopup="dialog"
        title={texts.versions()}
        onClick={() => setIsOpen(true)}
      >
        {texts.edited()} <Time value={editedAt} />
      </Open>
      {isOpen ? <VersionsDialog post={post} onClose={() => setIsOpen(false)} /> : null}
    </Line>
  );
}

const Line = chakra('div', { base: { marginTop: '2', textStyle: 'small', color: 'fg.muted' } });
const Open = chakra('button', {
  base: {
    minHeight: '6',
    fontStyle: 'italic',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
});
