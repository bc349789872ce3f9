import type { AdminCategory } from '@oche/validators/forum/admin';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useListAddress } from '../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useIsAdmin } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Doomed } from './delete-dialog.tsx';
import { splatOf } from './level.ts';
import { ListFrame } from './list-frame.tsx';
import { PlacesList } from './places-list.tsx';
import { useRestoring } from './use-changed.ts';
import { useStateFilter } from './use-filters.ts';

const PlaceForm = lazyPart(async () => (await import('./place-form.tsx')).PlaceForm);
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

const STATES = ['active', 'inactive', 'deleted'] as const;
const SHAPE = { sorts: ['position'], sortedBy: 'position', filters: { state: STATES } } as const;
const PAGE = 100;

/** All categories, in their order. */
export function CategoriesList({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('forum/admin');
  const isAdmin = useIsAdmin();
  const address = useListAddress(search, SHAPE);
  const { input } = address;
  const list = trpc.forum.admin.category.list.useQuery(
    { search: input.search, state: input.state, cursor: input.cursor, limit: PAGE },
    { placeholderData: (before) => before },
  );
  const utils = trpc.useUtils();
  const order = trpc.forum.admin.category.order.useMutation({
    onSettled: () => utils.forum.invalidate(),
  });
  const { restore } = useRestoring();
  const [edited, setEdited] = useState<AdminCategory | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const isWhole = !input.search && !input.state && !input.cursor;
  return (
    <>
      <ListFrame
        address={address}
        searchLabel={texts.search.categories()}
        filters={useStateFilter(STATES)}
        list={list}
        action={
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" />
            {texts.new.category()}
          </Button>
        }
        empty={{ title: texts.empty.categories(), text: texts.empty.categoriesText() }}
      >
        {(items) => (
          <PlacesList
            rows={items.map((category) => ({
              ...category,
              isOfClubs: category.holdsClubs,
              splat: splatOf({ list: 'subforums', categoryId: category.id }),
              counts: [
                { label: texts.facts.subforums(), value: category.subforumCount },
                { label: texts.facts.threads(), value: category.threadCount },
                { label: texts.facts.posts(), value: category.postCount },
              ],
            }))}
            onOrder={isWhole && isAdmin ? (wish) => order.mutateAsync(wish) : undefined}
            onEdit={setEdited}
            onDelete={({ id, name, subforumCount, threadCount, postCount }) =>
              setDoomed({
                kind: 'category',
                id,
                name,
                text: texts.deletion.category({
                  subforums: subforumCount,
                  threads: threadCount,
                  posts: postCount,
                }),
              })
            }
            onRestore={({ id }) => restore('category', id)}
          />
        )}
      </ListFrame>
      {edited ? (
        <PlaceForm
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {doomed ? <DeleteDialog thing={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
