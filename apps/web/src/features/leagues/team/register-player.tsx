import { chakra } from '@chakra-ui/react';
import { PLAYER_NAME_MAX } from '@oche/validators/leagues/limits';
import type { Registration } from '@oche/validators/leagues/team';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { useFoundPeople } from '../../../patterns/people/use-found-people.ts';

const FOUND = 6;

interface RegisterPlayerProps {
  entryId: number;
  squad: readonly Registration[];
}

/** Opens the sheet in which players are registered, one after the other. */
export function RegisterPlayer(props: RegisterPlayerProps) {
  const { team: texts } = useTexts('leagues/pages');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" />
        {texts.register()}
      </Button>
      {isOpen ? <RegisterSheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

type Player = RouterInputs['leagues']['squads']['register']['player'];

function RegisterSheet({ entryId, squad, onClose }: RegisterPlayerProps & { onClose: () => void }) {
  const { team: texts } = useTexts('leagues/pages');
  const { readError } = useUi();
  const { leagues } = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState('');
  const found = useFoundPeople(typed, FOUND);
  const register = trpc.leagues.squads.register.useMutation({
    // how many there are stands with the division's teams, too
    onSettled: () =>
      Promise.all([
        leagues.squads.list.invalidate({ entryId }),
        leagues.divisions.get.invalidate(),
      ]),
  });
  const name = typed.trim();
  const send = (player: Player, called: string) => {
    setLast('');
    register.mutate(
      { entryId, player },
      {
        onSuccess: () => {
          setLast(called);
          setTyped('');
        },
      },
    );
  };
  const isIn = (userId: string) => squad.some(({ player }) => player.person?.id === userId);
  return (
    <Dialog isOpen onClose={onClose} title={texts.register()} placement="sheet">
      <FormError>{register.error ? readError(register.error).message : null}</FormError>
      <TextField
        label={texts.registerLabel()}
        hint={texts.registerHint()}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={PLAYER_NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <List aria-label={texts.registerFound()}>
        {found?.map((person) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span>
              <b>{fullName(person)}</b>
              <small>@{person.username}</small>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${texts.registerOne()}: ${fullName(person)}`}
              disabled={register.isPending || isIn(person.id)}
              onClick={() => send({ userId: person.id }, fullName(person))}
            >
              {texts.registerOne()}
            </Button>
          </li>
        ))}
      </List>
      {found?.length === 0 ? <Muted role="status">{texts.registerNone()}</Muted> : null}
      {name ? (
        <Button
          variant="outline"
          disabled={register.isPending}
          onClick={() => send({ name }, name)}
        >
          {texts.registerName({ name })}
        </Button>
      ) : null}
      <Muted role="status">{last ? texts.registered({ name: last }) : null}</Muted>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginBlock: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', padding: '2', bg: 'bg.sunken' },
    '& span:nth-of-type(2)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    _empty: { display: 'none' },
  },
});
