import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, VisuallyHidden } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { postAnchor } from '../data/post-link.tsx';
import { useThread } from '../data/thread-context.tsx';
import { LinkInThread } from './link-in-thread.tsx';
import { ParentPost } from './parent-post.tsx';
import { PostBody } from './post-body.tsx';

const EditedMark = lazyPart(async () => (await import('./edited-mark.tsx')).EditedMark, null, {
  isInPage: true,
});

interface PostCardProps {
  post: Post;
  /** whether the address leads to this post */
  isTarget: boolean;
  /** what belongs to the text, e.g. a card of what it links */
  below?: ReactNode;
  /** what the reader can do with it; nothing for visitors */
  tools?: ReactNode;
  /** rendered in place of the text, e.g. a form */
  editor?: ReactNode;
}

/** One post: who, when, its number that is also its address, and what it says. */
export function PostCard({ post, isTarget, below, tools, editor }: PostCardProps) {
  const { thread: texts } = useTexts('forum');
  const isStarter = post.number === 1;
  const { order, news, Mark, thread } = useThread();
  // in time an answer stands where it was written, not beneath its post
  const isReply = post.rootNumber !== post.number && order === 'answers';
  const isNew = news.includes(post.number);
  const kind = isStarter ? 'starter' : isReply ? 'reply' : 'root';
  const headingId = `${postAnchor(post.number)}-by`;
  return (
    <Root
      id={postAnchor(post.number)}
      tabIndex={-1}
      aria-labelledby={headingId}
      kind={kind}
      data-kind={kind}
      data-target={isTarget || undefined}
      data-new={isNew ? texts.newSince() : undefined}
    >
      <Head>
        {Mark ? <Mark post={post} /> : null}
        <PersonAvatar person={post.author} src={post.author.imageUrl} />
        <Byline>
          <Name id={headingId} as={isStarter ? 'h2' : isReply ? 'h4' : 'h3'}>
            <TextLink to="/profile/{-$id}" params={{ id: post.authorId }} variant="plain">
              {fullName(post.author)}
            </TextLink>
            <VisuallyHidden>{`, ${texts.post({ number: post.number })}`}</VisuallyHidden>
          </Name>
          {isStarter ? <Badge tone="inverse">{texts.starter()}</Badge> : null}
          {isReply ? <Badge>{texts.reply()}</Badge> : null}
          {thread.solution?.postId === post.id ? (
            <Badge tone="positive">{texts.isSolution()}</Badge>
          ) : null}
          {isNew ? <Badge tone="accent">{texts.isNew()}</Badge> : null}
          <When>
            <Time value={post.createdAt} format="dateTime" />
          </When>
        </Byline>
        <PostNumber
          number={post.number}
          isPermanent
          variant="plain"
          aria-label={texts.permalink({ number: post.number })}
          title={texts.permalink({ number: post.number })}
        >
          {`#${post.number}`}
        </PostNumber>
      </Head>
      <Content>
        <ParentPost post={post} />
        {editor ?? <PostBody post={post} />}
        {post.editedAt || post.isWiki ? <EditedMark post={post} /> : null}
        {below}
        {tools}
      </Content>
    </Root>
  );
}

const Root = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr)' },
    rowGap: '3',
    paddingBlock: '5',
    outlineOffset: '0.25rem',
    /* the first of several new ones has a line above it that says so */
    '&[data-new]:not([data-new] + &)::before': {
      content: 'attr(data-new)',
      gridColumn: '1 / -1',
      textStyle: 'label',
      color: 'accent',
      borderBottom: '2px solid {colors.accent.solid}',
    },
    /* a strip like the tape on the floor marks the post to which the address leads */
    '&[data-target]': {
      outline: 'none',
      bg: 'bg.raised',
      boxShadow: {
        base: '-0.5rem 0 {colors.bg.raised}, 0.5rem 0 {colors.bg.raised}, -0.75rem 0 {colors.tape}',
        md: '-1rem 0 {colors.bg.raised}, 1rem 0 {colors.bg.raised}, -1.375rem 0 {colors.tape}',
      },
    },
  },
  variants: {
    kind: {
      starter: {
        paddingTop: '0',
        paddingBottom: '6',
        '&[data-target]': { paddingTop: '5' },
      },
      root: { borderTopWidth: '1px', '[data-kind=reply] + &': { marginTop: '5' } },
      reply: {
        marginInlineStart: { base: '4', md: '14' },
        paddingInlineStart: { base: '4', md: '5' },
        borderInlineStartWidth: '2px',
        borderInlineStartColor: 'border.strong',
      },
    },
  },
});
const Head = chakra('header', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: '3.5rem minmax(0, 1fr) auto' },
    columnGap: { base: '3', md: '0' },
    alignItems: 'start',
  },
});
const Byline = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Name = chakra('h3', { base: { textStyle: 'subheading' } });
const When = chakra('span', { base: { flexBasis: 'full', textStyle: 'small', color: 'fg.muted' } });
const PostNumber = chakra(LinkInThread, {
  base: {
    minWidth: '6',
    minHeight: '6',
    textAlign: 'end',
    textStyle: 'number',
    fontSize: 'xl',
    lineHeight: '1.1',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
});
const Content = chakra('div', { base: { gridColumn: { md: '2' }, minWidth: '0' } });
