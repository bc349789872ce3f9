import type { AdminPost } from '@oche/validators/forum/admin';
import { MessagesSquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Doomed } from '../delete-dialog.tsx';
import { ListFrame } from '../list-frame.tsx';
import { OrderChoice } from '../order-choice.tsx';
import { Rows } from '../row-parts.tsx';
import { treeOf } from '../tree.ts';
import { useRestoring } from '../use-changed.ts';
import { useStateFilter } from '../use-filters.ts';
import type { PostWish } from './post-form.tsx';
import { PostRow } from './post-row.tsx';

const PostForm = lazyPart(async () => (await import('./post-form.tsx')).PostForm);
const DeleteDialog = lazyPart(async () => (await import('../delete-dialog.tsx')).DeleteDialog);

const STATES = ['edited', 'deleted'] as const;
const ORDERS = ['old'] as const;
const SHAPE = {
  sorts: ['created'],
  sortedBy: '-created',
  filters: { state: STATES, order: ORDERS },
} as const;
/** In a thread more of them are seen together. */
const TREE_PAGE = 50;

interface PostsListProps {
  search: Record<string, unknown>;
  threadId: number | undefined;
}

/** The posts of a thread as a tree, or those of all threads by age. */
export function PostsList({ search, threadId }: PostsListProps) {
  const texts = useTexts('forum/admin');
  const address = useListAddress(search, SHAPE);
  const { input } = address;
  const isTree = threadId !== undefined;
  const list = trpc.forum.admin.post.list.useQuery(
    {
      threadId,
      search: input.search,
      state: input.state,
      sort: input.order ?? 'new',
      cursor: input.cursor,
      ...(isTree && { limit: TREE_PAGE }),
    },
    { placeholderData: (before) => before },
  );
  const { restore } = useRestoring();
  const [wish, setWish] = useState<PostWish | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const doom = (post: AdminPost) =>
    setDoomed(
      post.number === 1
        ? {
            kind: 'thread',
            id: post.threadId,
            name: post.threadTitle,
            text: texts.deletion.firstPost(),
          }
        : { kind: 'post', id: post.id, name: null, text: texts.deletion.post() },
    );
  const rowOf = (post: AdminPost, depth: number | null) => (
    <PostRow
      key={post.id}
      post={post}
      depth={depth}
      onAnswer={() => setWish({ threadId: post.threadId, answered: post })}
      onEdit={() => setWish({ post })}
      onDelete={() => doom(post)}
      onRestore={() =>
        post.number === 1 || post.isThreadDeleted
          ? restore('thread', post.threadId)
          : restore('post', post.id)
      }
    />
  );
  return (
    <>
      {isTree ? null : (
        <Muted marginBottom="3">
          {texts.empty.noThread()}{' '}
          <ButtonLink
            to="/admin/$"
            params={{ _splat: 'forum/threads' }}
            variant="outline"
            size="sm"
          >
            <MessagesSquare aria-hidden="true" />
            {texts.empty.toThreads()}
          </ButtonLink>
        </Muted>
      )}
      <ListFrame
        address={address}
        searchLabel={texts.search.posts()}
        filters={useStateFilter(STATES)}
        list={list}
        order={isTree ? null : <OrderChoice address={address} orders={ORDERS} />}
        action={
          isTree ? (
            <Button onClick={() => setWish({ threadId, answered: null })}>
              <Plus aria-hidden="true" />
              {texts.new.post()}
            </Button>
          ) : null
        }
        empty={{ title: isTree ? texts.empty.tree() : texts.empty.posts() }}
      >
        {(items) => (
          <Rows aria-label={isTree ? texts.tree.label() : texts.levels.posts()}>
            {isTree
              ? treeOf(items).map(({ post, depth }) => rowOf(post, depth))
              : items.map((post) => rowOf(post, null))}
          </Rows>
        )}
      </ListFrame>
      {wish ? <PostForm wish={wish} onClose={() => setWish(null)} /> : null}
      {doomed ? <DeleteDialog thing={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
