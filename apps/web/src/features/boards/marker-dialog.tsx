import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Stack } from '../../components/layout.tsx';
import { Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import type { CalledMatch } from './use-board.ts';

/** How many are found without a search. */
const FEW = 12;

/** Who marks: one of those who neither play nor mark, or somebody who isn't entered. */
export function MarkerDialog({ match, onClose }: { match: CalledMatch; onClose: () => void }) {
  const { marker: texts } = useTexts('boards');
  const errorText = useErrorText();
  const { atBoard } = trpc.useUtils();
  const [search, setSearch] = useState('');
  const { id: matchId } = match;
  const { data, error } = trpc.atBoard.listMarkers.useQuery({ matchId }, { staleTime: 0 });
  const save = trpc.atBoard.setMarker.useMutation({
    onSuccess: onClose,
    onSettled: () => atBoard.invalidate(),
  });
  const wanted = search.trim().toLocaleLowerCase();
  const found = (data ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const failure = save.error ?? error;
  return (
    <Dialog
      isOpen
      title={texts.title()}
      placement="sheet"
      isBusy={save.isPending}
      onClose={onClose}
    >
      <Stack>
        <Muted>{texts.text()}</Muted>
        {failure ? <p role="alert">{errorText(failure)}</p> : null}
        {data && data.length > FEW ? (
          <TextField
            label={texts.search()}
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        ) : null}
        <List>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="outline"
                size="lg"
                disabled={save.isPending}
                onClick={() => save.mutate({ matchId, markerId: id })}
              >
                {name}
              </Button>
            </li>
          ))}
          <li>
            <Button
              variant="ghost"
              size="lg"
              disabled={save.isPending}
              onClick={() => save.mutate({ matchId, markerId: null })}
            >
              {texts.nobody()}
            </Button>
          </li>
        </List>
      </Stack>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& button': { width: 'full', overflowWrap: 'anywhere', textTransform: 'none' },
  },
});
