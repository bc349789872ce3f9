import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MemberField } from '../../../patterns/people/member-field.tsx';

/** Members whom the organisers have invited; only they can register if the tournament is by invitation. */
export function InviteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { invite: texts, ...page } = useTexts('tournaments/entries');
  const { texts: words } = useUi();
  const [typed, setTyped] = useState('');
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const list = trpc.tournaments.invitation.list.useInfiniteQuery(
    { id },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const handlers = {
    onSuccess: () => setTyped(''),
    onError: (error: unknown) => showFailure(error, page.failed()),
    onSettled: () => tournaments.invitation.list.invalidate({ id }),
  };
  const add = trpc.tournaments.invitation.add.useMutation(handlers);
  const remove = trpc.tournaments.invitation.remove.useMutation(handlers);
  const invited = distinct(
    (list.data?.pages ?? []).map(({ items }) => ({
      items: items.map((item) => ({ ...item, id: item.person.id })),
    })),
  );
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <MemberField
        label={texts.name()}
        foundLabel={page.add.found()}
        typed={typed}
        onType={setTyped}
        without={invited.map(({ person }) => person.id)}
        onPick={({ id: userId }) => add.mutate({ id, userId })}
      />
      {list.isSuccess && invited.length === 0 ? <Muted>{texts.nobody()}</Muted> : null}
      <List>
        {invited.map(({ person, hasEntered }) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span>{fullName(person)}</span>
            {hasEntered ? <Badge tone="positive">{page.status.registered()}</Badge> : null}
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
      <LoadMore list={list} />
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    _empty: { display: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& li > span:nth-of-type(2)': { flex: '1' },
  },
});
