import { chakra } from '@chakra-ui/react';
import { Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { RichBody } from '../body/rich-body.tsx';
import { useThread } from '../data/thread-context.tsx';

/** The whole post that is answered or quoted, to be read while one writes, where a screen has room for it. */
export const AnsweredBeside = (props: { number: number }) =>
  useMediaQuery('(min-width: 64rem)') ? <AnsweredPost {...props} /> : null;

function AnsweredPost({ number }: { number: number }) {
  const { composing: texts } = useTexts('forum/writing');
  const { thread } = useThread();
  const { data } = trpc.forum.post.list.useQuery(
    { threadId: thread.id, around: number, limit: 1 },
    { staleTime: 60_000 },
  );
  const post = data?.items.find((each) => each.number === number);
  return (
    <Root aria-label={texts.beside()} tabIndex={0}>
      <Label as="h3">{post ? `#${number} · ${fullName(post.author)}` : `#${number}`}</Label>
      {post && !post.isFromBlocked ? <RichBody post={post} /> : null}
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    alignSelf: 'stretch',
    maxHeight: '22rem',
    overflowY: 'auto',
    padding: '3',
    layerStyle: 'sunken',
    borderInlineStart: '3px solid {colors.border.strong}',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& h3': { marginBottom: '2' },
  },
});
