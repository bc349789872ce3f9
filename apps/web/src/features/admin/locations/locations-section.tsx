import {
  type AdminLoungeState,
  adminLoungeSorts,
  adminLoungeStates,
} from '@oche/validators/admin/list-limits';
import { loungeTypes } from '@oche/validators/lounges/limits';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OWNER, REPORTED, reportedFilter, withReported } from '../things/reported-filter.ts';
import { StateCell } from '../things/state-cell.tsx';
import { ThingList } from '../things/thing-list.tsx';

const EditLocation = lazyPart(async () => (await import('./edit-location.tsx')).EditLocation);

const SHAPE = {
  sorts: adminLoungeSorts,
  sortedBy: 'name',
  filters: {
    state: adminLoungeStates,
    loungeType: loungeTypes,
    reported: REPORTED,
    ownerId: OWNER,
  },
} as const;

const TONES = { shown: 'neutral', inactive: 'warning', hidden: 'danger' } as const satisfies Record<
  AdminLoungeState,
  string
>;

/** All lounges, also those that nobody finds. */
export function LocationsSection({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('admin/lists');
  const { types } = useTexts('venues');
  const locale = useLocale();
  const { locations: words, columns } = texts;
  const address = useListAddress(search, SHAPE);
  const list = trpc.admin.locations.list.useQuery(withReported(address.input), {
    placeholderData: (before) => before,
  });
  return (
    <ThingList
      kind="lounge"
      title={words.title()}
      searchLabel={words.search()}
      ownerLabel={columns.owner()}
      address={address}
      list={list}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: columns.name(),
          sort: { by: 'name', first: 'asc' },
          cell: ({ id, name }) => (
            <TextLink to="/venues/$id" params={{ id: String(id) }} variant="plain">
              {name}
            </TextLink>
          ),
        },
        {
          key: 'city',
          label: columns.city(),
          sort: { by: 'city', first: 'asc' },
          cell: ({ city, country }) => (country === 'DE' ? city : `${city} (${country})`),
        },
        {
          key: 'hourlyRate',
          label: columns.hourlyRate(),
          sort: { by: 'hourlyRate', first: 'desc' },
          align: 'end',
          cell: ({ hourlyRate }) => (
            <Figure>{texts.perHour({ price: euroText(hourlyRate, locale) })}</Figure>
          ),
        },
        {
          key: 'type',
          label: columns.type(),
          from: 'lg',
          cell: ({ loungeType }) => types[loungeType](),
        },
        {
          key: 'boards',
          label: columns.boards(),
          from: 'xl',
          align: 'end',
          cell: ({ numberOfBoards }) => <Figure>{numberOfBoards}</Figure>,
        },
        {
          key: 'rating',
          label: columns.rating(),
          from: 'xl',
          align: 'end',
          cell: ({ rating, reviewCount }) => (
            <Figure>
              {rating === null
                ? '–'
                : `${rating.toLocaleString(locale, { maximumFractionDigits: 1 })} (${reviewCount})`}
            </Figure>
          ),
        },
      ]}
      filters={[
        {
          name: 'state',
          label: columns.state(),
          options: adminLoungeStates.map((value) => ({ value, label: words.states[value]() })),
        },
        {
          name: 'loungeType',
          label: columns.type(),
          options: loungeTypes.map((value) => ({ value, label: types[value]() })),
        },
        reportedFilter(texts),
      ]}
      state={(row) => (
        <StateCell row={row} label={words.states[row.state]()} tone={TONES[row.state]} />
      )}
      edit={({ id }, onClose) => <EditLocation id={id} onClose={onClose} />}
    />
  );
}
