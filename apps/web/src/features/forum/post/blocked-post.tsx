import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { Ban } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { postAnchor } from '../data/post-link.tsx';

interface BlockedPostProps {
  post: Post;
  onShow: () => void;
}

/** A post of somebody whom the reader blocks: folded away, as answers to it stay where they are. */
export function BlockedPost({ post, onShow }: BlockedPostProps) {
  const { blocked: texts } = useTexts('forum/writing');
  return (
    <Row id={postAnchor(post.number)} tabIndex={-1}>
      <Ban aria-hidden="true" />
      <span>{texts.text({ name: fullName(post.author) })}</span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.showPost({ number: post.number })}
        onClick={onShow}
      >
        {texts.show()}
      </Button>
    </Row>
  );
}

const Row = chakra('article', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    paddingBlock: '3',
    borderTopWidth: '1px',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { width: '4', height: '4', flexShrink: '0' },
  },
});
