import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import type { MouseEvent } from 'react';
import { Checkbox } from '../../../components/form/controls.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { type SelectionStore, toggled } from './selection.ts';

interface PostMarkProps {
  post: Post;
  store: SelectionStore;
  /** ids of the posts that can be selected, in the order of the page */
  order: () => readonly number[];
}

/** The box over a post's picture with which it is selected. The first post stays with its thread. */
export function PostMark({ post, store, order }: PostMarkProps) {
  const { selection: texts } = useTexts('forum/order');
  const isTaken = store.use(({ ids }) => ids.includes(post.id));
  if (post.number === 1) return null;
  // a click also comes from the keyboard, and knows of the Shift key
  const take = ({ shiftKey }: MouseEvent) =>
    store.change((now) => toggled(now, post.id, shiftKey ? order() : null));
  return (
    <Box data-taken={isTaken || undefined}>
      <Checkbox
        type="checkbox"
        checked={isTaken}
        aria-label={texts.post({ number: post.number, name: fullName(post.author) })}
        onClick={take}
        onChange={() => {}}
      />
    </Box>
  );
}

const Box = chakra('label', {
  base: {
    position: 'absolute',
    insetInlineStart: '-1',
    top: '4',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    '&[data-taken]': {
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 2px {colors.accent.solid}',
    },
    '[data-kind=reply] &': { insetInlineStart: { base: '3', md: '4' } },
  },
});
