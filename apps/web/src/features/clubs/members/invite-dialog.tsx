import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName, initials } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

/** Members are looked for from this many letters on, after a pause in typing. */
const LETTERS = 3;
const PAUSE_MS = 200;
const FOUND = 8;

/** An officer looks for members and invites them, one after the other. */
export function InviteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { manage: texts } = useTexts('clubs');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [invited, setInvited] = useState<readonly Person[]>([]);
  const query = useDebounced(typed.trim(), PAUSE_MS);
  const isLongEnough = query.length >= LETTERS && typed.trim().length >= LETTERS;
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: FOUND },
    { enabled: isLongEnough, placeholderData: (before) => before },
  );
  const invite = trpc.clubs.admissions.invite.useMutation({
    onSettled: () => utils.clubs.invalidate(),
  });
  const found = isLongEnough ? data : undefined;
  const ask = async (person: Person) => {
    await invite.mutateAsync({ id, userId: person.id });
    setInvited((before) => [...before, person]);
  };
  const last = invited.at(-1);
  return (
    <Dialog isOpen onClose={onClose} title={texts.inviteTitle()} placement="sheet">
      <FormError>{invite.error ? readError(invite.error).message : null}</FormError>
      <TextField
        label={texts.inviteLabel()}
        hint={texts.inviteHint()}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <List aria-label={texts.inviteFound()}>
        {found?.map((person) => (
          <li key={person.id}>
            <Avatar
              name={person.firstName}
              letters={initials(person)}
              src={person.profileImageUrl}
            />
            <span>
              <b>{fullName(person)}</b>
              <small>@{person.username}</small>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${texts.invite()}: ${fullName(person)}`}
              disabled={invite.isPending || invited.some((one) => one.id === person.id)}
              onClick={() => void ask(person).catch(() => {})}
            >
              {texts.invite()}
            </Button>
          </li>
        ))}
      </List>
      {found?.length === 0 ? <Muted role="status">{texts.inviteNone()}</Muted> : null}
      <Muted role="status">{last ? texts.inviteDone({ name: fullName(last) }) : null}</Muted>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', padding: '2', bg: 'bg.sunken' },
    '& span:nth-of-type(2)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    _empty: { display: 'none' },
  },
});
