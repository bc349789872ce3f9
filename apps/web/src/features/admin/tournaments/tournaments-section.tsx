import {
  type AdminTournamentState,
  adminTournamentSorts,
  adminTournamentStates,
} from '@oche/validators/admin/list-limits';
import { tournamentGames } from '@oche/validators/tournaments/limits';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, Figure } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OWNER, REPORTED, reportedFilter, withReported } from '../things/reported-filter.ts';
import { StateCell } from '../things/state-cell.tsx';
import { ThingList } from '../things/thing-list.tsx';

const EditTournament = lazyPart(async () => (await import('./edit-tournament.tsx')).EditTournament);

const SHAPE = {
  sorts: adminTournamentSorts,
  sortedBy: '-startDate',
  filters: {
    state: adminTournamentStates,
    gameFormat: tournamentGames,
    reported: REPORTED,
    ownerId: OWNER,
  },
} as const;

const TONES = {
  upcoming: 'neutral',
  active: 'positive',
  completed: 'neutral',
  cancelled: 'warning',
  hidden: 'danger',
} as const satisfies Record<AdminTournamentState, string>;

/** All tournaments that were announced, also those that nobody finds. */
export function TournamentsSection({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('admin/lists');
  const locale = useLocale();
  const { tournaments: words, columns } = texts;
  const address = useListAddress(search, SHAPE);
  const list = trpc.admin.tournaments.list.useQuery(withReported(address.input), {
    placeholderData: (before) => before,
  });
  return (
    <ThingList
      kind="tournament"
      title={words.title()}
      searchLabel={words.search()}
      ownerLabel={columns.organiser()}
      address={address}
      list={list}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: columns.name(),
          sort: { by: 'name', first: 'asc' },
          cell: ({ id, name, isPublic }) => (
            <>
              <TextLink to="/tournaments/$id" params={{ id: String(id) }} variant="plain">
                {name}
              </TextLink>{' '}
              {isPublic ? null : <Badge>{words.notPublic()}</Badge>}
            </>
          ),
        },
        {
          key: 'gameFormat',
          label: columns.gameFormat(),
          cell: ({ gameFormat }) => words.games[gameFormat](),
        },
        {
          key: 'entryFee',
          label: columns.entryFee(),
          sort: { by: 'entryFee', first: 'desc' },
          align: 'end',
          cell: ({ entryFee }) => (
            <Figure>{entryFee === 0 ? texts.free() : euroText(entryFee, locale)}</Figure>
          ),
        },
        {
          key: 'startDate',
          label: columns.startDate(),
          sort: { by: 'startDate', first: 'desc' },
          cell: ({ startDate }) => <Time value={startDate} format="date" />,
        },
        {
          key: 'entered',
          label: columns.entered(),
          from: 'xl',
          align: 'end',
          cell: ({ enteredCount, maxParticipants }) => (
            <Figure>
              {enteredCount}/{maxParticipants}
            </Figure>
          ),
        },
        {
          key: 'where',
          label: columns.where(),
          from: 'xl',
          cell: ({ venue, location }) =>
            venue ? (
              <TextLink to="/venues/$id" params={{ id: String(venue.id) }} variant="plain">
                {venue.name}
              </TextLink>
            ) : (
              (location ?? '–')
            ),
        },
      ]}
      filters={[
        {
          name: 'state',
          label: columns.state(),
          options: adminTournamentStates.map((value) => ({ value, label: words.states[value]() })),
        },
        {
          name: 'gameFormat',
          label: columns.gameFormat(),
          options: tournamentGames.map((value) => ({ value, label: words.games[value]() })),
        },
        reportedFilter(texts),
      ]}
      state={(row) => {
        const state = row.hidden ? 'hidden' : row.status;
        return <StateCell row={row} label={words.states[state]()} tone={TONES[state]} />;
      }}
      edit={({ id }, onClose) => <EditTournament id={id} onClose={onClose} />}
    />
  );
}
