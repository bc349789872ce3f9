import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MemberField } from '../../../patterns/people/member-field.tsx';

/** Lets organisers name others, and take them off again. The creator stays. */
export function NameOrganisers({ tournament }: { tournament: TournamentOutput }) {
  const { run: texts } = useTexts('tournaments/page');
  const [typed, setTyped] = useState('');
  const { id, organisers } = tournament;
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const handlers = {
    onSuccess: () => setTyped(''),
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => tournaments.get.invalidate({ id }),
  };
  const add = trpc.tournaments.organiser.add.useMutation(handlers);
  const remove = trpc.tournaments.organiser.remove.useMutation(handlers);
  return (
    <Root>
      {organisers.length > 1 ? (
        <List>
          {organisers.slice(1).map((person) => (
            <li key={person.id}>
              {fullName(person)}
              <IconButton
                size="sm"
                label={texts.remove({ name: fullName(person) })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id, userId: person.id })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </List>
      ) : null}
      <MemberField
        label={texts.name()}
        hint={texts.nameHint()}
        foundLabel={texts.members()}
        typed={typed}
        onType={setTyped}
        without={organisers.map((person) => person.id)}
        onPick={(person) => add.mutate({ id, userId: person.id })}
      />
    </Root>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '2' } });
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      paddingInlineStart: '3',
      layerStyle: 'panel',
      textStyle: 'small',
    },
  },
});
