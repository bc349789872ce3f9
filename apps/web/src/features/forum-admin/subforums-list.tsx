import type { AdminSubforum } from '@oche/validators/forum/admin';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useListAddress } from '../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { TextLink } from '../../components/link.tsx';
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

const STATES = ['active', 'inactive', 'locked', 'deleted'] as const;
const SHAPE = { sorts: ['position'], sortedBy: 'position', filters: { state: STATES } } as const;
const PAGE = 100;

interface SubforumsListProps {
  search: Record<string, unknown>;
  categoryId: number | undefined;
  /** whether that one is the clubs', who order and open theirs themselves */
  isOfClubs: boolean;
}

/** The subforums of a category in their order, or those of all. */
export function SubforumsList({ search, categoryId, isOfClubs }: SubforumsListProps) {
  const texts = useTexts('forum/admin');
  const isAdmin = useIsAdmin();
  const address = useListAddress(search, SHAPE);
  const { input } = address;
  const list = trpc.forum.admin.subforum.list.useQuery(
    { categoryId, search: input.search, state: input.state, cursor: input.cursor, limit: PAGE },
    { placeholderData: (before) => before },
  );
  const utils = trpc.useUtils();
  const order = trpc.forum.admin.subforum.order.useMutation({
    onSettled: () => utils.forum.invalidate(),
  });
  const { restore } = useRestoring();
  const [edited, setEdited] = useState<AdminSubforum | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const isWhole =
    categoryId !== undefined && !isOfClubs && !input.search && !input.state && !input.cursor;
  return (
    <>
      <ListFrame
        address={address}
        searchLabel={texts.search.subforums()}
        filters={useStateFilter(STATES)}
        list={list}
        action={
          isOfClubs ? null : (
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden="true" />
              {texts.new.subforum()}
            </Button>
          )
        }
        empty={{ title: texts.empty.subforums(), text: texts.empty.subforumsText() }}
      >
        {(items) => (
          <PlacesList
            rows={items.map((subforum) => ({
              ...subforum,
              isOfClubs: subforum.clubId !== null,
              splat: splatOf({ list: 'threads', subforumId: subforum.id }),
              counts: [
                { label: texts.facts.threads(), value: subforum.threadCount },
                { label: texts.facts.posts(), value: subforum.postCount },
              ],
              more: (
                <span>
                  {texts.facts.category()} {subforum.categoryId}
                  {': '}
                  <TextLink
                    to="/admin/$"
                    params={{
                      _splat: splatOf({ list: 'subforums', categoryId: subforum.categoryId }),
                    }}
                  >
                    {subforum.category.name}
                  </TextLink>
                </span>
              ),
            }))}
            onOrder={isWhole && isAdmin ? (wish) => order.mutateAsync(wish) : undefined}
            onEdit={setEdited}
            onDelete={({ id, name, threadCount, postCount }) =>
              setDoomed({
                kind: 'subforum',
                id,
                name,
                text: texts.deletion.subforum({ threads: threadCount, posts: postCount }),
              })
            }
            onRestore={({ id }) => restore('subforum', id)}
          />
        )}
      </ListFrame>
      {edited ? (
        <PlaceForm
          subforum={edited === 'new' ? undefined : edited}
          within={categoryId ?? 'any'}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {doomed ? <DeleteDialog thing={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
