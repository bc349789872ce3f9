import {
  type AdminItemState,
  adminItemSorts,
  adminItemStates,
} from '@oche/validators/admin/list-limits';
import type { AdminItem } from '@oche/validators/admin/lists';
import { itemCategories } from '@oche/validators/market/limits';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, Figure } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OWNER, REPORTED, reportedFilter, withReported } from '../things/reported-filter.ts';
import { StateCell } from '../things/state-cell.tsx';
import { ThingList } from '../things/thing-list.tsx';

const EditItem = lazyPart(async () => (await import('./edit-item.tsx')).EditItem);

const SHAPE = {
  sorts: adminItemSorts,
  sortedBy: '-createdAt',
  filters: {
    state: adminItemStates,
    category: itemCategories,
    reported: REPORTED,
    ownerId: OWNER,
  },
} as const;

const TONES = {
  shown: 'neutral',
  over: 'neutral',
  waiting: 'warning',
  rejected: 'warning',
  hidden: 'danger',
} as const satisfies Record<AdminItemState, string>;

/** Reserved things have a price that somebody agreed to, and sold ones are a record. */
const isEditable = ({ status }: AdminItem) => status !== 'reserved' && status !== 'sold';

/** All ads that were published, also those that nobody finds. */
export function MarketplaceSection({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('admin/lists');
  const { category, intent, status } = useTexts('market/words');
  const locale = useLocale();
  const { marketplace: words, columns } = texts;
  const address = useListAddress(search, SHAPE);
  const list = trpc.admin.marketplace.list.useQuery(withReported(address.input), {
    placeholderData: (before) => before,
  });
  return (
    <ThingList
      kind="item"
      title={words.title()}
      searchLabel={words.search()}
      ownerLabel={columns.seller()}
      address={address}
      list={list}
      nameOf={({ title }) => title}
      isEditable={isEditable}
      columns={[
        {
          key: 'title',
          label: columns.title(),
          sort: { by: 'title', first: 'asc' },
          cell: (row) => (
            <>
              <TextLink to="/marketplace/$id" params={{ id: String(row.id) }} variant="plain">
                {row.title}
              </TextLink>{' '}
              {row.intent === 'wanted' ? <Badge>{intent.wanted()}</Badge> : null}
            </>
          ),
        },
        {
          key: 'category',
          label: columns.category(),
          cell: (row) => (row.category ? category[row.category]() : '–'),
        },
        {
          key: 'price',
          label: columns.price(),
          sort: { by: 'price', first: 'desc' },
          align: 'end',
          cell: ({ price }) => <Figure>{price === null ? '–' : euroText(price, locale)}</Figure>,
        },
        { key: 'city', label: columns.where(), from: 'xl', cell: ({ city }) => city ?? '–' },
      ]}
      filters={[
        {
          name: 'state',
          label: columns.state(),
          options: adminItemStates.map((value) => ({ value, label: words.states[value]() })),
        },
        {
          name: 'category',
          label: columns.category(),
          options: itemCategories.map((value) => ({ value, label: category[value]() })),
        },
        reportedFilter(texts),
      ]}
      state={(row) => (
        <StateCell
          row={row}
          label={row.review ? words.states[stateOf(row)]() : status[row.status]()}
          tone={TONES[stateOf(row)]}
        />
      )}
      edit={({ id }, onClose) => <EditItem id={id} onClose={onClose} />}
    />
  );
}

function stateOf({ review, status }: AdminItem): AdminItemState {
  if (review !== null) return review === 'blocked' ? 'hidden' : review;
  return status === 'active' || status === 'reserved' ? 'shown' : 'over';
}
