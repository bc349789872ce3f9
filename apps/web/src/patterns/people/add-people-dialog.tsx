import { chakra } from '@chakra-ui/react';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { FormError } from '../../components/form/form.tsx';
import { Muted } from '../../components/text.tsx';
import { fullName } from '../../lib/person-name.ts';
import { useFoundPeople } from './use-found-people.ts';

const FOUND = 8;

interface AddPeopleDialogProps {
  title: string;
  label: string;
  hint: string;
  /** of the list of those who were found */
  foundLabel: string;
  /** said when nobody was found */
  none: string;
  /** on the button beside each */
  action: string;
  /** said once somebody was added */
  addedText: (name: { name: string }) => string;
  /** who is there already */
  known?: readonly { id: string }[];
  error: string | null;
  isPending: boolean;
  /** rejects if nobody was added */
  onAdd: (person: Person) => Promise<unknown>;
  onClose: () => void;
}

/** Members are looked for by their names and added to something, one after the other. */
export function AddPeopleDialog(props: AddPeopleDialogProps) {
  const { title, action, addedText, known = [], error, isPending, onAdd, onClose } = props;
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly Person[]>([]);
  const found = useFoundPeople(typed, FOUND);
  const last = added.at(-1);
  const isAdded = ({ id }: Person) => [...known, ...added].some((one) => one.id === id);
  const add = async (person: Person) => {
    await onAdd(person);
    setAdded((before) => [...before, person]);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} placement="sheet">
      <FormError>{error}</FormError>
      <TextField
        label={props.label}
        hint={props.hint}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <List aria-label={props.foundLabel}>
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
              aria-label={`${action}: ${fullName(person)}`}
              disabled={isPending || isAdded(person)}
              onClick={() => void add(person).catch(() => {})}
            >
              {action}
            </Button>
          </li>
        ))}
      </List>
      {found?.length === 0 ? <Muted role="status">{props.none}</Muted> : null}
      <Muted role="status">{last ? addedText({ name: fullName(last) }) : null}</Muted>
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
