import { chakra } from '@chakra-ui/react';
import {
  activitySpans,
  memberConcerns,
  memberSorts,
  shownStatuses,
} from '@oche/validators/admin/member-limits';
import type { ListedMember } from '@oche/validators/admin/members';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import { DAY } from '../../../components/data-list/list-address.ts';
import type { Column, ListFilter } from '../../../components/data-list/list-parts.ts';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { TextLink } from '../../../components/link.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { useIsAdmin } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { RoleBadge, StatusBadge } from './badges.tsx';

const roles = ['user', 'moderator', 'admin'] as const;
const SHAPE = {
  sorts: memberSorts,
  sortedBy: '-joined',
  filters: {
    role: roles,
    status: shownStatuses,
    active: activitySpans,
    concern: memberConcerns,
    joinedFrom: DAY,
    joinedTo: DAY,
  },
} as const;

/** Moderators find members by their names and get no addresses. */
const WITHOUT_ADDRESSES = {
  ...SHAPE,
  sorts: memberSorts.filter((sort) => sort !== 'email'),
} as const;

/** Everybody who has an account; moderators look on, and act on the member's page in the moderation. */
export function MemberList({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('admin/members');
  const isAdmin = useIsAdmin();
  const { list: words } = useTexts('admin');
  const address = useListAddress(search, isAdmin ? SHAPE : WITHOUT_ADDRESSES);
  const list = trpc.admin.members.list.useQuery(address.input, {
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  return (
    <Section title={texts.title()} text={isAdmin ? texts.lead() : texts.leadOfModerators()}>
      <DataList
        label={texts.title()}
        searchLabel={isAdmin ? texts.search() : texts.searchByName()}
        address={address}
        list={list}
        columns={isAdmin ? adminColumnsOf(texts) : moderatorColumnsOf(texts)}
        filters={filtersOf(texts)}
        keyOf={({ id }) => id}
        texts={words}
      />
    </Section>
  );
}

type Texts = TextsOf<'admin/members'>;

const adminColumnsOf = (texts: Texts): readonly Column<ListedMember>[] => [
  nameColumn(texts, ({ id, ...name }) => (
    <TextLink to="/admin/$" params={{ _splat: `users/${id}` }} fontWeight="semibold">
      {fullName(name)}
    </TextLink>
  )),
  usernameColumn(texts),
  {
    key: 'email',
    label: texts.columns.email(),
    sort: { by: 'email', first: 'asc' },
    from: 'lg',
    onPhone: 'bare',
    cell: ({ email, emailVerified }) => (
      <>
        {email} {emailVerified ? null : <Badge tone="warning">{texts.unconfirmed()}</Badge>}
      </>
    ),
  },
  ...factColumns(texts),
  {
    key: 'actions',
    label: texts.columns.actions(),
    isActions: true,
    align: 'end',
    cell: (member) => (
      <ButtonLink
        to="."
        search={(old: Record<string, unknown>) => ({ ...old, edit: member.id })}
        resetScroll={false}
        variant="outline"
        size="sm"
        aria-label={texts.editLabel({ name: fullName(member) })}
      >
        <Pencil aria-hidden="true" />
        {texts.edit()}
      </ButtonLink>
    ),
  },
];

const moderatorColumnsOf = (texts: Texts): readonly Column<ListedMember>[] => [
  nameColumn(texts, ({ id, ...name }) => (
    <TextLink to="/moderation/members/$id" params={{ id }} fontWeight="semibold">
      {fullName(name)}
    </TextLink>
  )),
  usernameColumn(texts),
  ...factColumns(texts),
];

const nameColumn = (
  texts: Texts,
  linkTo: (member: ListedMember) => ReactNode,
): Column<ListedMember> => ({
  key: 'name',
  label: texts.columns.name(),
  sort: { by: 'name', first: 'asc' },
  cell: (member) => (
    <Person>
      <PersonAvatar person={member} size="sm" />
      {linkTo(member)}
    </Person>
  ),
});

const usernameColumn = (texts: Texts): Column<ListedMember> => ({
  key: 'username',
  label: texts.columns.username(),
  sort: { by: 'username', first: 'asc' },
  onPhone: 'bare',
  cell: ({ username }) => `@${username}`,
});

const factColumns = (texts: Texts): readonly Column<ListedMember>[] => [
  {
    key: 'role',
    label: texts.columns.role(),
    onPhone: 'bare',
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: 'status',
    label: texts.columns.status(),
    onPhone: 'bare',
    cell: (member) => (
      <Badges>
        <StatusBadge member={member} />
        {member.openCases > 0 ? (
          <Badge tone="danger">{texts.openCases({ count: member.openCases })}</Badge>
        ) : null}
      </Badges>
    ),
  },
  {
    key: 'joined',
    label: texts.columns.joined(),
    sort: { by: 'joined', first: 'desc' },
    from: 'xl',
    onPhone: 'none',
    cell: ({ joinedAt }) => <Time value={joinedAt} format="date" />,
  },
  {
    key: 'active',
    label: texts.columns.active(),
    sort: { by: 'active', first: 'desc' },
    from: 'lg',
    cell: ({ lastActiveAt }) => <Time value={lastActiveAt} />,
  },
];

const filtersOf = ({ filters, ...texts }: Texts): readonly ListFilter[] => [
  { name: 'role', label: filters.role(), options: optionsOf(roles, texts.roles) },
  { name: 'status', label: filters.status(), options: optionsOf(shownStatuses, texts.statuses) },
  { name: 'active', label: filters.active(), options: optionsOf(activitySpans, texts.spans) },
  { name: 'concern', label: filters.concern(), options: optionsOf(memberConcerns, texts.concerns) },
  { name: 'joinedFrom', label: filters.joinedFrom() },
  { name: 'joinedTo', label: filters.joinedTo() },
];

const optionsOf = <Value extends string>(
  values: readonly Value[],
  texts: Record<Value, () => string>,
) => values.map((value) => ({ value, label: texts[value]() }));

const Badges = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });
const Person = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
});
