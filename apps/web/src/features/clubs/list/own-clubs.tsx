import { chakra } from '@chakra-ui/react';
import type { OwnClubs } from '@oche/validators/clubs/schemas';
import { Button } from '../../../components/button.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ClubTile, ClubTiles } from './club-tile.tsx';

/** The clubs that concern the member: invitations, their own, and those that they have asked. */
export function OwnClubLists() {
  const { list: texts, card } = useTexts('clubs');
  const { data } = trpc.clubs.listOwn.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const { clubs, invitations, requests } = data;
  if (clubs.length + invitations.length + requests.length === 0) return null;
  return (
    <Lists>
      {invitations.length > 0 ? (
        <TitledSection title={texts.invitations()}>
          <ClubTiles>
            {invitations.map((invitation) => (
              <li key={invitation.club.id}>
                <Invitation invitation={invitation} />
              </li>
            ))}
          </ClubTiles>
        </TitledSection>
      ) : null}
      {clubs.length > 0 ? (
        <TitledSection title={texts.mine()}>
          <ClubTiles>
            {clubs.map((club) => (
              <li key={club.id}>
                <ClubTile club={club}>
                  {club.requestCount > 0 ? (
                    <Badge tone="accent">{card.asking({ count: club.requestCount })}</Badge>
                  ) : null}
                </ClubTile>
              </li>
            ))}
          </ClubTiles>
        </TitledSection>
      ) : null}
      {requests.length > 0 ? (
        <TitledSection title={texts.requests()}>
          <ClubTiles>
            {requests.map((club) => (
              <li key={club.id}>
                <ClubTile club={club} />
              </li>
            ))}
          </ClubTiles>
        </TitledSection>
      ) : null}
    </Lists>
  );
}

function Invitation({ invitation }: { invitation: OwnClubs['invitations'][number] }) {
  const texts = useTexts('clubs');
  const { club, by } = invitation;
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const answer = trpc.clubs.admissions.answerInvitation.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.clubs.invalidate(),
  });
  return (
    <ClubTile club={club}>
      <By>{by ? texts.list.invitedBy({ name: fullName(by) }) : texts.list.invited()}</By>
      <Button
        size="sm"
        variant="accent"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id: club.id, isAccepted: true })}
      >
        {texts.list.accept()}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id: club.id, isAccepted: false })}
      >
        {texts.list.decline()}
      </Button>
    </ClubTile>
  );
}

const Lists = chakra('div', { base: { display: 'grid', gap: '8', marginBottom: '8' } });
const By = chakra('p', { base: { flex: '1 1 12rem', textStyle: 'small' } });
