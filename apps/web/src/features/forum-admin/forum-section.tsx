import { chakra } from '@chakra-ui/react';
import { ExternalLink, Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Breadcrumb, type Crumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useIsAdmin } from '../../lib/auth.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { CategoriesList } from './categories-list.tsx';
import { type Level, levelOf, pathOf } from './level.ts';
import { PostsList } from './posts/posts-list.tsx';
import { SubforumsList } from './subforums-list.tsx';
import { TagsList } from './tags/tags-list.tsx';
import { ThreadsList } from './threads-list.tsx';
import { useRestoring } from './use-changed.ts';

const TABS = [
  { list: 'categories', splat: 'forum' },
  { list: 'subforums', splat: 'forum/subforums' },
  { list: 'threads', splat: 'forum/threads' },
  { list: 'posts', splat: 'forum/posts' },
  { list: 'tags', splat: 'forum/tags' },
] as const;

interface ForumSectionProps {
  rest: readonly string[];
  search: Record<string, unknown>;
}

/** The forum in the admins' hands: from its categories down to the posts of one thread. Moderators look on. */
export function ForumSection({ rest, search }: ForumSectionProps) {
  const texts = useTexts('forum/admin');
  const level = levelOf(rest);
  return (
    <>
      <TabLinks label={texts.levels.label()}>
        {TABS.map(({ list, splat }) => (
          <li key={list}>
            <TabLink
              to="/admin/$"
              params={{ _splat: splat }}
              // what is in one thing belongs to the list of its kind
              aria-current={level?.list === list ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {texts.levels[list]()}
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {level ? <Within key={pathOf(level)} level={level} search={search} /> : <Missing />}
    </>
  );
}

function Missing() {
  const texts = useTexts('forum/admin');
  return (
    <EmptyState
      drawing="lost"
      title={texts.missing()}
      action={
        <ButtonLink to="/admin/$" params={{ _splat: 'forum' }} variant="outline">
          {texts.allCategories()}
        </ButtonLink>
      }
    >
      <p>{texts.missingText()}</p>
    </EmptyState>
  );
}

interface WithinProps {
  level: Level;
  search: Record<string, unknown>;
}

/** A list, below the things that it belongs to. */
function Within({ level, search }: WithinProps) {
  const { list, ...above } = level;
  const isInside = Object.values(above).some((id) => id !== undefined);
  const trail = trpc.forum.admin.trail.useQuery(above, { enabled: isInside, retry: false });
  if (isInside && trail.isPending) return <SkeletonRows count={6} />;
  if (isInside && !trail.data) return <Missing />;
  const { category = null, subforum = null, thread = null } = trail.data ?? {};
  return (
    <>
      <Trail trail={{ category, subforum, thread }} list={list} />
      {list === 'categories' ? <CategoriesList search={search} /> : null}
      {list === 'subforums' ? (
        <SubforumsList
          search={search}
          categoryId={level.categoryId}
          isOfClubs={category?.holdsClubs ?? false}
        />
      ) : null}
      {list === 'threads' ? (
        <ThreadsList
          search={search}
          subforumId={level.subforumId}
          isOfClub={subforum?.clubId != null}
        />
      ) : null}
      {list === 'tags' ? <TagsList /> : null}
      {list === 'posts' ? <PostsList search={search} threadId={level.threadId} /> : null}
    </>
  );
}

type TrailData = RouterOutputs['forum']['admin']['trail'];

function Trail({
  trail: { category, subforum, thread },
  list,
}: {
  trail: TrailData;
  list: Level['list'];
}) {
  const texts = useTexts('forum/admin');
  const isAdmin = useIsAdmin();
  const { restore, isPending } = useRestoring();
  const crumbs: Crumb[] = [
    { label: texts.allCategories(), to: '/admin/forum' },
    ...(category
      ? [{ label: category.name, to: pathOf({ list: 'subforums', categoryId: category.id }) }]
      : []),
    ...(subforum
      ? [{ label: subforum.name, to: pathOf({ list: 'threads', subforumId: subforum.id }) }]
      : []),
    ...(thread ? [{ label: thread.title }] : []),
    ...(category === null && list !== 'categories' ? [{ label: texts.levels[list]() }] : []),
  ];
  const last = crumbs.at(-1);
  const deleted = [
    ['thread', thread],
    ['subforum', subforum],
    ['category', category],
  ] as const;
  const shown = thread
    ? `/forum/thread/${thread.id}`
    : subforum
      ? `/forum/subforum/${subforum.id}`
      : null;
  const isGone = deleted.some(([, thing]) => thing?.deletedAt);
  return (
    <>
      <Head>
        <Breadcrumb items={[...crumbs.slice(0, -1), ...(last ? [{ label: last.label }] : [])]} />
        {shown && !isGone ? (
          <ButtonLink to={shown} size="sm" variant="ghost">
            <ExternalLink aria-hidden="true" />
            {texts.show()}
          </ButtonLink>
        ) : null}
      </Head>
      {deleted.map(([kind, thing]) =>
        thing?.deletedAt ? (
          <Notice key={kind}>
            {texts.isDeleted[kind]()}{' '}
            {isAdmin ? (
              <Button
                size="sm"
                variant="outline"
                disabled={isPending}
                onClick={() => restore(kind, thing.id)}
              >
                <Undo2 aria-hidden="true" />
                {texts.restore()}
              </Button>
            ) : null}
          </Notice>
        ) : null,
      )}
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '9',
    marginBottom: '3',
  },
});
