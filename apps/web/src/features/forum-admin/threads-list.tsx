import type { AdminThread } from '@oche/validators/forum/admin';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useListAddress } from '../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useIsAdmin } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Doomed } from './delete-dialog.tsx';
import { ListFrame } from './list-frame.tsx';
import { MarkedBar } from './marked-bar.tsx';
import { OrderChoice } from './order-choice.tsx';
import { Rows } from './row-parts.tsx';
import { ThreadRow } from './thread-row.tsx';
import { useRestoring } from './use-changed.ts';
import { useStateFilter } from './use-filters.ts';

const ThreadForm = lazyPart(async () => (await import('./thread-form.tsx')).ThreadForm);
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

const STATES = ['pinned', 'locked', 'announcement', 'deleted'] as const;
const ORDERS = ['old', 'active'] as const;
const SHAPE = {
  sorts: ['created'],
  sortedBy: '-created',
  filters: { state: STATES, order: ORDERS },
} as const;

interface ThreadsListProps {
  search: Record<string, unknown>;
  subforumId: number | undefined;
  /** the news of a club: its threads stay there, and its officers begin them */
  isOfClub: boolean;
}

/** The threads of a subforum, or of all; those that are marked are moved together. */
export function ThreadsList({ search, subforumId, isOfClub }: ThreadsListProps) {
  const texts = useTexts('forum/admin');
  const isAdmin = useIsAdmin();
  const address = useListAddress(search, SHAPE);
  const { input } = address;
  const list = trpc.forum.admin.thread.list.useQuery(
    {
      subforumId,
      search: input.search,
      state: input.state,
      sort: input.order ?? 'new',
      cursor: input.cursor,
    },
    { placeholderData: (before) => before },
  );
  const { restore } = useRestoring();
  const [edited, setEdited] = useState<AdminThread | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<readonly number[] | null>(null);
  const mark = (id: number) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  return (
    <>
      <ListFrame
        address={address}
        searchLabel={texts.search.threads()}
        filters={useStateFilter(STATES)}
        list={list}
        order={<OrderChoice address={address} orders={ORDERS} />}
        action={
          isOfClub ? null : (
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden="true" />
              {texts.new.thread()}
            </Button>
          )
        }
        empty={{ title: texts.empty.threads(), text: texts.empty.threadsText() }}
      >
        {(items) => (
          <>
            {marked.size > 0 ? (
              <MarkedBar
                count={marked.size}
                onMove={() => setMoving([...marked])}
                onUnmark={() => setMarked(new Set())}
              />
            ) : null}
            <Rows>
              {items.map((thread) => (
                <ThreadRow
                  key={thread.id}
                  thread={thread}
                  isMarked={marked.has(thread.id)}
                  onMark={isOfClub || !isAdmin ? undefined : () => mark(thread.id)}
                  onEdit={() => setEdited(thread)}
                  onMove={isOfClub ? undefined : () => setMoving([thread.id])}
                  onDelete={() =>
                    setDoomed({
                      kind: 'thread',
                      id: thread.id,
                      name: thread.title,
                      text: texts.deletion.thread({ posts: thread.postCount }),
                    })
                  }
                  onRestore={() => restore('thread', thread.id)}
                />
              ))}
            </Rows>
          </>
        )}
      </ListFrame>
      {edited ? (
        <ThreadForm
          thread={edited === 'new' ? null : edited}
          subforumId={subforumId}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {moving ? (
        <MoveDialog
          ids={moving}
          onClose={() => setMoving(null)}
          onMoved={() => setMarked(new Set())}
        />
      ) : null}
      {doomed ? <DeleteDialog thing={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
