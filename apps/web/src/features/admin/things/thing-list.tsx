import { chakra } from '@chakra-ui/react';
import { ADMIN_COUNT_MAX, type AdminThing } from '@oche/validators/admin/list-limits';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { Column, Selection } from '../../../components/data-list/list-parts.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useIsAdmin } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import type { Listed, Named } from './listed.ts';
import { useThingActions } from './use-thing-actions.ts';

const HideDialog = lazyPart(async () => (await import('./hide-dialog.tsx')).HideDialog);

type ListProps<Row> = ComponentProps<typeof DataList<Row>>;

interface ThingListProps<Row extends Listed> {
  kind: AdminThing;
  title: string;
  searchLabel: string;
  /** the title of the column that says who it belongs to */
  ownerLabel: string;
  address: ListProps<Row>['address'];
  list: ListProps<Row>['list'] & { data: { total: number | null } | undefined };
  columns: readonly Column<Row>[];
  filters: ListProps<Row>['filters'];
  nameOf: (row: Row) => string;
  state: (row: Row) => ReactNode;
  /** the form in which one of them is changed; null for what can't be any more */
  edit: (row: Row, onClose: () => void) => ReactNode;
  isEditable?: (row: Row) => boolean;
}

/** A list of things that admins change, hide and bring back, one by one or many at once; moderators look on. */
export function ThingList<Row extends Listed>(props: ThingListProps<Row>) {
  const { kind, title, address, list, columns, nameOf, state, edit, ownerLabel } = props;
  const { isEditable = () => true } = props;
  const texts = useTexts('admin/lists');
  const { list: words } = useTexts('admin');
  const isAdmin = useIsAdmin();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<readonly Named[] | null>(null);
  const [edited, setEdited] = useState<Row | null>(null);
  const actions = useThingActions(kind, () => setMarked(new Set()));
  const rows = (list.data?.items ?? []).filter(({ id }) => marked.has(String(id)));
  const named = (row: Row): Named => ({ id: row.id, name: nameOf(row) });
  const shownOnes = rows.filter((row) => !row.hidden);
  const hiddenOnes = rows.filter((row) => row.hidden);
  const all: Column<Row>[] = [
    ...columns,
    {
      key: 'owner',
      label: ownerLabel,
      from: 'lg',
      cell: ({ owner }) =>
        owner ? (
          <TextLink
            {...(isAdmin
              ? { to: '/admin/$', params: { _splat: `users/${owner.id}` } }
              : { to: '/moderation/members/$id', params: { id: owner.id } })}
            variant="plain"
          >
            {fullName(owner)}
          </TextLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'createdAt',
      label: texts.columns.createdAt(),
      from: 'xl',
      sort: { by: 'createdAt', first: 'desc' },
      cell: ({ createdAt }) => <Time value={createdAt} format="date" />,
    },
    { key: 'state', label: texts.columns.state(), cell: state },
    {
      key: 'actions',
      label: texts.columns.actions(),
      isActions: true,
      cell: (row) => {
        const name = nameOf(row);
        return (
          <Actions>
            {isEditable(row) ? (
              <IconButton label={texts.editOf({ name })} size="sm" onClick={() => setEdited(row)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            ) : null}
            {row.hidden ? (
              <IconButton
                label={texts.restoreOf({ name })}
                size="sm"
                disabled={actions.isRestoring}
                onClick={() => actions.restore([row.id])}
              >
                <Eye aria-hidden="true" />
              </IconButton>
            ) : (
              <IconButton
                label={texts.hideOf({ name })}
                size="sm"
                onClick={() => setHidden([named(row)])}
              >
                <EyeOff aria-hidden="true" />
              </IconButton>
            )}
          </Actions>
        );
      },
    },
  ];
  const selection: Selection<Row> = {
    keys: marked,
    onChange: setMarked,
    labelOf: (row) => texts.select({ name: nameOf(row) }),
    actions: (
      <>
        {shownOnes.length > 0 ? (
          <Button size="sm" variant="danger" onClick={() => setHidden(shownOnes.map(named))}>
            {texts.hide()}
          </Button>
        ) : null}
        {hiddenOnes.length > 0 ? (
          <Button
            size="sm"
            variant="outline"
            disabled={actions.isRestoring}
            onClick={() => actions.restore(hiddenOnes.map(({ id }) => id))}
          >
            {texts.restore()}
          </Button>
        ) : null}
      </>
    ),
  };
  return (
    <section aria-label={title}>
      <Head>
        <Heading>{title}</Heading>
        <Total total={list.data?.total ?? null} />
      </Head>
      <DataList
        {...props}
        label={title}
        address={address}
        columns={isAdmin ? all : all.filter((column) => !column.isActions)}
        keyOf={({ id }) => String(id)}
        texts={words}
        {...(isAdmin && { selection })}
      />
      {hidden ? (
        <HideDialog kind={kind} things={hidden} actions={actions} onClose={() => setHidden(null)} />
      ) : null}
      {edited ? edit(edited, () => setEdited(null)) : null}
    </section>
  );
}

/** How many there are, with what is searched and filtered; the first page knows it. */
function Total({ total }: { total: number | null }) {
  const texts = useTexts('admin/lists');
  if (total === null) return null;
  const isMore = total > ADMIN_COUNT_MAX;
  return (
    <Muted aria-live="polite">
      {isMore ? texts.many({ count: ADMIN_COUNT_MAX }) : texts.count({ count: total })}
    </Muted>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    marginBottom: '3',
  },
});
const Actions = chakra('span', {
  base: { display: 'inline-flex', justifyContent: 'flex-end', gap: '1' },
});
