import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ReactionGlyph } from './glyphs.tsx';

interface ReactingDialogProps {
  post: Post;
  onClose: () => void;
}

/** Who has said what of a post without words. */
export function ReactingDialog({ post, onClose }: ReactingDialogProps) {
  const { reactions: texts } = useTexts('forum/reading');
  const list = trpc.forum.reaction.list.useInfiniteQuery(
    { postId: post.id },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const people = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog isOpen onClose={onClose} title={texts.whoOf({ number: post.number })} size="sm">
      {list.isLoadingError ? <FormError>{texts.whoFailed()}</FormError> : null}
      {people?.length === 0 ? <Muted>{texts.nobody()}</Muted> : null}
      <People>
        {people?.map(({ userId, kinds, ...name }) => (
          <li key={userId}>
            <PersonAvatar person={name} size="sm" />
            <TextLink to="/profile/{-$id}" params={{ id: userId }} variant="plain">
              {fullName(name)}
            </TextLink>
            <Kinds>
              {kinds.map((kind) => (
                <span key={kind} title={texts.kinds[kind]()}>
                  <ReactionGlyph kind={kind} />
                  <VisuallyHidden>{`${texts.kinds[kind]()} `}</VisuallyHidden>
                </span>
              ))}
            </Kinds>
          </li>
        ))}
      </People>
      <LoadMore list={list} />
    </Dialog>
  );
}

const People = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      borderTopWidth: '1px',
    },
    '& li:first-of-type': { borderTopWidth: '0' },
  },
});
const Kinds = chakra('span', { base: { display: 'inline-flex', gap: '1.5' } });
