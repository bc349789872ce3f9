import { chakra } from '@chakra-ui/react';
import type { ClubMember, ClubOutput } from '@oche/validators/clubs/schemas';
import { Ellipsis, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { membersInput, nextClubs } from '../club-data.ts';

const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Who is in a club, the officers first; officers invite, and change what somebody is. */
export function MembersSection({ club }: { club: ClubOutput }) {
  const texts = useTexts('clubs');
  const { id, can } = club;
  const { user } = useAuth();
  const list = trpc.clubs.members.list.useInfiniteQuery(membersInput(id), nextClubs);
  const [chosen, setChosen] = useState<ClubMember | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const members = (list.data?.pages ?? []).flatMap(({ items }) => items);
  const mayChange = ({ role, person }: ClubMember) =>
    person.id !== user?.id && (can.own || (can.manage && role === 'member'));
  return (
    <TitledSection
      title={texts.page.members()}
      action={
        can.manage ? (
          <Button size="sm" variant="outline" onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden="true" />
            {texts.manage.invite()}
          </Button>
        ) : null
      }
    >
      {list.isError && members.length === 0 ? (
        <QueryFailed as="h3" query={list} title={texts.page.membersFailed()} />
      ) : null}
      {list.isSuccess && members.length === 0 ? <Muted>{texts.page.membersNone()}</Muted> : null}
      <List>
        {members.map((member) => (
          <li key={member.person.id} data-officer={member.role !== 'member' || undefined}>
            <PersonAvatar person={member.person} />
            <Words>
              <TextLink
                to="/players/$username"
                params={{ username: member.person.username }}
                variant="plain"
              >
                {fullName(member.person)}
              </TextLink>
              {member.role === 'member' ? null : (
                <Badge tone={member.role === 'owner' ? 'inverse' : 'neutral'}>
                  {texts.roles[member.role]()}
                </Badge>
              )}
            </Words>
            {mayChange(member) ? (
              <IconButton
                size="sm"
                variant="ghost"
                label={texts.manage.more({ name: fullName(member.person) })}
                onClick={() => setChosen(member)}
              >
                <Ellipsis aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </List>
      <LoadMore list={list} label={texts.page.moreMembers()} />
      {members.length > 0 ? (
        <TableFiles title={texts.page.members()} path={`/clubs/${id}/members`} />
      ) : null}
      {chosen ? <MemberDialog club={club} member={chosen} onClose={() => setChosen(null)} /> : null}
      {isInviting ? <InviteDialog id={id} onClose={() => setIsInviting(false)} /> : null}
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      padding: '2',
      bg: 'bg.raised',
    },
    '& > [data-officer]': {
      boxShadow: 'inset 4px 0 0 {colors.accent.solid}',
      paddingInlineStart: '4',
    },
    _empty: { display: 'none' },
  },
});
const Words = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    flex: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
