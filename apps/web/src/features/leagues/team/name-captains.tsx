import { chakra } from '@chakra-ui/react';
import type { CaptainRole } from '@oche/validators/leagues/limits';
import type { TeamOutput } from '@oche/validators/leagues/team';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AddPeopleDialog } from '../../../patterns/people/add-people-dialog.tsx';

const ROLES = ['captain', 'deputy'] as const;

/** The captain and officers name who speaks for the team; officers take them off again, and who goes does it alone. */
export function NameCaptains({ team }: { team: TeamOutput }) {
  const texts = useTexts('leagues/pages');
  const { readError } = useUi();
  const { user } = useAuth();
  const fail = useFailureToast();
  const { leagues } = trpc.useUtils();
  const [naming, setNaming] = useState<CaptainRole | null>(null);
  const { id, captains, can } = team;
  const onSettled = () => leagues.teams.get.invalidate({ id });
  const set = trpc.leagues.teams.setCaptain.useMutation({ onSettled });
  const remove = trpc.leagues.teams.removeCaptain.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled,
  });
  const gone = captains.filter(({ person }) => can.manage || person.id === user?.id);
  return (
    <Row>
      {can.nameCaptains
        ? ROLES.map((role) => (
            <Button key={role} size="sm" variant="outline" onClick={() => setNaming(role)}>
              {texts.team.nameCaptain[role]()}
            </Button>
          ))
        : null}
      {gone.map(({ person }) => (
        <Button
          key={person.id}
          size="sm"
          variant="ghost"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id, userId: person.id })}
        >
          {texts.team.removeCaptain({ name: fullName(person) })}
        </Button>
      ))}
      {naming ? (
        <AddPeopleDialog
          title={texts.team.nameCaptain[naming]()}
          label={texts.team.captainLabel()}
          hint={texts.team.captainHint()}
          foundLabel={texts.team.captainFound()}
          none={texts.team.captainNone()}
          action={texts.team.captainAction()}
          addedText={texts.team.captainDone}
          known={captains.filter(({ role }) => role === naming).map(({ person }) => person)}
          error={set.error ? readError(set.error).message : null}
          isPending={set.isPending}
          onAdd={(person) => set.mutateAsync({ id, userId: person.id, role: naming })}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </Row>
  );
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
