import type { GameOutput } from '@oche/validators/games/schemas';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { LinkWithQr } from '../../../components/link-with-qr.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Guest {
  side: number;
  position: number;
  name: string;
}

/** The member who has started a game gives its guests a link by which they claim it. */
export function GuestLinks({ output }: { output: GameOutput }) {
  const { guest: texts } = useTexts('games/invitation');
  const [shown, setShown] = useState<Guest | null>(null);
  const guests = output.players.flatMap(({ side, position, guestName }) =>
    guestName === null ? [] : { side, position, name: guestName },
  );
  return (
    <>
      {guests.map((guest) => (
        <Button
          key={`${guest.side}/${guest.position}`}
          variant="ghost"
          onClick={() => setShown(guest)}
        >
          <Link2 aria-hidden="true" />
          {texts.button({ name: guest.name })}
        </Button>
      ))}
      {shown ? (
        <GuestDialog gameId={output.id} guest={shown} onClose={() => setShown(null)} />
      ) : null}
    </>
  );
}

interface GuestDialogProps {
  gameId: number;
  guest: Guest;
  onClose: () => void;
}

function GuestDialog({ gameId, guest, onClose }: GuestDialogProps) {
  const { guest: texts } = useTexts('games/invitation');
  const fail = useFailureToast();
  const [coversName, setCoversName] = useState(false);
  const create = trpc.games.guest.createLink.useMutation({
    onError: (error) => fail(error, texts.failed()),
  });
  const { name, side, position } = guest;
  const url = create.data && location.origin + create.data.path;
  return (
    <Dialog isOpen title={texts.title({ name })} size="sm" placement="sheet" onClose={onClose}>
      <Stack>
        <Muted>{texts.text()}</Muted>
        {create.data && url ? (
          <LinkWithQr
            url={url}
            qr={create.data.qr}
            title={texts.shareText({ name })}
            texts={texts}
          />
        ) : (
          <>
            <CheckboxField
              label={texts.all({ name })}
              checked={coversName}
              onChange={({ target }) => setCoversName(target.checked)}
            />
            <Button
              variant="accent"
              justifySelf="start"
              disabled={create.isPending}
              onClick={() => create.mutate({ gameId, side, position, coversName })}
            >
              {create.isPending ? texts.making() : texts.make()}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
