import { chakra } from '@chakra-ui/react';
import type { ChannelPage } from '@oche/validators/media/schemas';
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
import { isExplained } from '../../../lib/errors/errors.ts';
import { fullName, initials } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

/** Members are looked for from this many letters on, after a pause in typing. */
const LETTERS = 3;
const PAUSE_MS = 200;
const FOUND = 8;

/** A channel's admin looks for members and lets them run it, too, one after the other. */
export function AddAdmin({ channel, onClose }: { channel: ChannelPage; onClose: () => void }) {
  const { page: texts } = useTexts('media');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly Person[]>([]);
  const query = useDebounced(typed.trim(), PAUSE_MS);
  const isLongEnough = query.length >= LETTERS && typed.trim().length >= LETTERS;
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: FOUND },
    { enabled: isLongEnough, placeholderData: (before) => before },
  );
  const add = trpc.media.admins.add.useMutation({
    onSettled: () => utils.media.channels.get.invalidate({ id: channel.id }),
  });
  const known = new Set([...channel.admins, ...added].map(({ id }) => id));
  const found = isLongEnough ? data : undefined;
  const last = added.at(-1);
  const choose = async (person: Person) => {
    await add.mutateAsync({ channelId: channel.id, userId: person.id });
    setAdded((before) => [...before, person]);
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.addAdmin()} placement="sheet">
      <FormError>
        {add.error
          ? isExplained(add.error)
            ? readError(add.error).message
            : texts.addFailed()
          : null}
      </FormError>
      <TextField
        label={texts.addAdminLabel()}
        hint={texts.addAdminHint()}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <List aria-label={texts.addAdminFound()}>
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
              aria-label={`${texts.add()}: ${fullName(person)}`}
              disabled={add.isPending || known.has(person.id)}
              onClick={() => void choose(person).catch(() => {})}
            >
              {texts.add()}
            </Button>
          </li>
        ))}
      </List>
      {found?.length === 0 ? <Muted role="status">{texts.addAdminNone()}</Muted> : null}
      <Muted role="status">{last ? texts.added({ name: fullName(last) }) : null}</Muted>
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
