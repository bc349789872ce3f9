import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

const VersionsDialog = lazyPart(
  async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog,
);

/** When a post was edited and by whom, where that may be anybody, which leads to what it said before. */
export function EditedMark({ post }: { post: Post }) {
  const { thread: texts } = useTexts('forum');
  const [isOpen, setIsOpen] = useState(false);
  const { isWiki, editor, editedAt } = post;
  if (editedAt === null) return <Line>{texts.wiki()}</Line>;
  const name = fullName(editor ?? post.author);
  return (
    <Line>
      <Open
        type="button"
        aria-haspopup="dialog"
        title={texts.versions()}
        onClick={() => setIsOpen(true)}
      >
        {isWiki ? texts.wikiEdited({ name }) : editor ? texts.editedBy({ name }) : texts.edited()}{' '}
        <Time value={editedAt} />
      </Open>
      {isOpen ? <VersionsDialog post={post} onClose={() => setIsOpen(false)} /> : null}
    </Line>
  );
}

const Line = chakra('div', {
  base: { marginTop: '2', textStyle: 'small', fontStyle: 'italic', color: 'fg.muted' },
});
const Open = chakra('button', {
  base: {
    minHeight: '6',
    textAlign: 'start',
    fontStyle: 'inherit',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
});
