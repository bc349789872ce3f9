import type { LeagueOutput } from '@oche/validators/leagues/league';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import { PersonAvatar } from '../../../../components/avatar.tsx';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { MemberField } from '../../../../patterns/people/member-field.tsx';

interface OfficersDialogProps {
  league: LeagueOutput;
  onClose: () => void;
}

/** Who runs a league. The head names officers, and can hand the league over. */
export function OfficersDialog({ league, onClose }: OfficersDialogProps) {
  const { officers: texts, failed } = useTexts('leagues/setup');
  const utils = trpc.useUtils();
  const failure = useFailureToast();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Person | null>(null);
  const settled = {
    onSuccess: () => utils.leagues.invalidate(),
    onError: (error: unknown) => failure(error, failed()),
  };
  const add = trpc.leagues.officers.add.useMutation(settled);
  const remove = trpc.leagues.officers.remove.useMutation(settled);
  const handOver = trpc.leagues.officers.handOver.useMutation(settled);
  const { id, officers, can } = league;
  const isPending = add.isPending || remove.isPending || handOver.isPending;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()}>
      <RuledList>
        {officers.map(({ person, role }) => (
          <RuledRow as="li" key={person.id}>
            <PersonAvatar person={person} size="sm" />
            <RowWords>
              {fullName(person)}
              <Small>{texts.roles[role]()}</Small>
            </RowWords>
            {can.lead && role !== 'head' ? (
              <RowActions>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isPending}
                  onClick={() => setAsked(person)}
                >
                  {texts.handOver()}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isPending}
                  aria-label={texts.removeOne({ name: fullName(person) })}
                  onClick={() => remove.mutate({ id, userId: person.id })}
                >
                  {texts.remove()}
                </Button>
              </RowActions>
            ) : null}
          </RuledRow>
        ))}
      </RuledList>
      {can.lead ? (
        <MemberField
          label={texts.add()}
          hint={texts.addHint()}
          foundLabel={texts.found()}
          typed={typed}
          onType={setTyped}
          without={officers.map(({ person }) => person.id)}
          onPick={(person) => {
            setTyped('');
            add.mutate({ id, userId: person.id });
          }}
        />
      ) : (
        <Muted>{texts.headOnly()}</Muted>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          asked && handOver.mutate({ id, userId: asked.id }, { onSettled: () => setAsked(null) })
        }
        title={texts.handOverTitle({ name: asked ? fullName(asked) : '' })}
        confirmLabel={texts.handOver()}
        isPending={handOver.isPending}
      >
        <p>{texts.handOverText()}</p>
      </ConfirmDialog>
    </Dialog>
  );
}
