import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { Figure, Heading } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { RECENT_POSTS, STALE_MS } from './home-data.ts';
import { List, Meta, Row, SectionHead, Title } from './home-parts.tsx';
import { NearbyLounges } from './nearby-lounges.tsx';

interface HomePageProps {
  user: CurrentUser;
  /** what is next for the member; another domain renders it */
  next?: ReactNode;
  /** what is played next; another domain renders it */
  tournaments?: ReactNode;
  /** what is on offer; another domain renders it */
  equipment?: ReactNode;
}

/**
 * A member's start page: what is next, what has happened in the forum, lounges nearby, and ways into the rest.
 */
export function HomePage({ user, next, tournaments, equipment }: HomePageProps) {
  const texts = useTexts('home');
  return (
    <Page>
      <PageHeader title={texts.greeting({ name: user.firstName })} lead={texts.lead()} />
      {next}
      <Columns>
        <Main>
          {tournaments}
          <LatestPosts />
        </Main>
        <Aside>
          <NearbyLounges />
          {equipment}
          <Categories />
        </Aside>
      </Columns>
    </Page>
  );
}

function LatestPosts() {
  const texts = useTexts('home');
  const [posts] = trpc.forum.post.recent.useSuspenseQuery(RECENT_POSTS, { staleTime: STALE_MS });
  return (
    <section aria-labelledby="latest-posts">
      <SectionHead>
        <Heading id="latest-posts">{texts.latest()}</Heading>
        <TextLink to="/forum">{texts.toForum()}</TextLink>
      </SectionHead>
      {posts.length === 0 ? (
        <EmptyState
          as="h3"
          drawing="chalkboard"
          title={texts.empty()}
          action={<ButtonLink to="/forum">{texts.start()}</ButtonLink>}
        >
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : (
        <List>
          {posts.map((post) => (
            <LatestPost key={post.id} post={post} />
          ))}
        </List>
      )}
    </section>
  );
}

type RecentPost = RouterOutputs['forum']['post']['recent'][number];

function LatestPost({ post }: { post: RecentPost }) {
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

function Categories() {
  const texts = useTexts('home');
  const [categories] = trpc.forum.category.list.useSuspenseQuery(undefined, {
    staleTime: STALE_MS,
  });
  return (
    <section aria-labelledby="categories">
      <SectionHead>
        <Heading id="categories">{texts.categories()}</Heading>
      </SectionHead>
      <List>
        {categories.map((category) => (
          <Row key={category.id}>
            <Title>
              <TextLink to="/forum" hash={`category-${category.id}`} variant="plain">
                {category.name}
              </TextLink>
              <Figure>{texts.posts({ count: category.postCount })}</Figure>
            </Title>
            {category.description ? <Snippet>{category.description}</Snippet> : null}
          </Row>
        ))}
      </List>
    </section>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: { base: '8', lg: '12' },
  },
});
const Main = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', alignContent: 'start' },
});
const Aside = chakra('div', { base: { display: 'grid', gap: '8', alignContent: 'start' } });
const Snippet = chakra('p', { base: { lineClamp: '2', overflowWrap: 'anywhere' } });
