import { chakra } from '@chakra-ui/react';
import type { ClubAdmission } from '@oche/validators/clubs/schemas';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { nextClubs } from '../club-data.ts';

/** For officers: who asks to join, and who has been asked. */
export function AdmissionsSection({ id }: { id: number }) {
  const { manage: texts } = useTexts('clubs');
  const list = trpc.clubs.admissions.list.useInfiniteQuery({ id }, { ...nextClubs, staleTime: 0 });
  const open = (list.data?.pages ?? []).flatMap(({ items }) => items);
  const asking = open.filter(({ isInvitation }) => !isInvitation);
  const invited = open.filter(({ isInvitation }) => isInvitation);
  if (open.length === 0) return null;
  return (
    <>
      {asking.length > 0 ? (
        <TitledSection title={texts.requests()}>
          <List>
            {asking.map((admission) => (
              <Request key={admission.person.id} id={id} admission={admission} />
            ))}
          </List>
        </TitledSection>
      ) : null}
      {invited.length > 0 ? (
        <TitledSection title={texts.invitations()}>
          <List>
            {invited.map((admission) => (
              <Invitation key={admission.person.id} id={id} admission={admission} />
            ))}
          </List>
        </TitledSection>
      ) : null}
      <LoadMore list={list} />
    </>
  );
}

interface OpenProps {
  id: number;
  admission: ClubAdmission;
}

function Request({ id, admission: { person, message } }: OpenProps) {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const name = fullName(person);
  const answer = trpc.clubs.admissions.answer.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.clubs.invalidate(),
  });
  const say = (isAdmitted: boolean) => answer.mutate({ id, userId: person.id, isAdmitted });
  return (
    <Row data-waiting="">
      <Who person={person} />
      {message ? <Said>„{message}“</Said> : null}
      <Actions>
        <Button
          size="sm"
          variant="accent"
          aria-label={texts.manage.admitOf({ name })}
          disabled={answer.isPending}
          onClick={() => say(true)}
        >
          {texts.manage.admit()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.manage.declineOf({ name })}
          disabled={answer.isPending}
          onClick={() => say(false)}
        >
          {texts.manage.decline()}
        </Button>
      </Actions>
    </Row>
  );
}

function Invitation({ id, admission: { person } }: OpenProps) {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const revoke = trpc.clubs.admissions.revoke.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.clubs.invalidate(),
  });
  return (
    <Row>
      <Who person={person} />
      <Actions>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.manage.revokeOf({ name: fullName(person) })}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ id, userId: person.id })}
        >
          {texts.manage.revoke()}
        </Button>
      </Actions>
    </Row>
  );
}

const Who = ({ person }: Pick<ClubAdmission, 'person'>) => (
  <Name>
    <PersonAvatar person={person} />
    <TextLink to="/players/$username" params={{ username: person.username }} variant="plain">
      {fullName(person)}
    </TextLink>
  </Name>
);

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    padding: '2',
    bg: 'bg.raised',
    '&[data-waiting]': {
      boxShadow: 'inset 5px 0 0 {colors.accent.solid}',
      paddingInlineStart: '4',
    },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1 1 12rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Said = chakra('p', {
  base: { order: '3', flexBasis: 'full', textStyle: 'small', overflowWrap: 'anywhere' },
});
const Actions = chakra('span', { base: { display: 'flex', gap: '1' } });
