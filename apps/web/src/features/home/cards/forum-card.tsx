import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Figure } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { FRESH, RECENT_POSTS } from '../home-data.ts';
import { List, Meta, Row, Title } from '../home-parts.tsx';

/** The latest of the forum. */
export function ForumCard() {
  const texts = useTexts('home');
  const posts = trpc.forum.post.recent.useQuery(RECENT_POSTS, FRESH);
  if (posts.isPending) return <SkeletonRows count={RECENT_POSTS.limit} />;
  if (posts.isError) return <QueryFailed as="h3" query={posts} title={texts.latestFailed()} />;
  if (posts.data.length === 0) {
    return (
      <EmptyState
        as="h3"
        drawing="chalkboard"
        title={texts.empty()}
        action={<ButtonLink to="/forum">{texts.start()}</ButtonLink>}
      >
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  return (
    <List>
      {posts.data.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </List>
  );
}

function Post({ post }: { post: RouterOutputs['forum']['post']['recent'][number] }) {
  const texts = useTexts('home');
  return (
    <Row>
      <Title>
        <TextLink
          to="/forum/thread/$id"
          params={{ id: String(post.threadId) }}
          search={{ post: post.number }}
          hash={`post-${post.number}`}
          variant="plain"
        >
          {post.threadTitle}
        </TextLink>
        <Figure>#{post.number}</Figure>
      </Title>
      <Snippet>{post.snippet}</Snippet>
      <Meta>
        {texts.by({ name: fullName(post.author), subforum: post.subforum.name })}
        {' · '}
        <Time value={post.createdAt} />
      </Meta>
    </Row>
  );
}

const Snippet = chakra('p', {
  base: { lineClamp: { base: '1', md: '2' }, overflowWrap: 'anywhere' },
});
