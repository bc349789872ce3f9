import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { LinkWithQr } from '../../../components/link-with-qr.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface CheckInDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** A code for the door: players who scan it check in with one tap. */
export function CheckInDialog({ tournament, onClose }: CheckInDialogProps) {
  const texts = useTexts('tournaments/check-in');
  const { data: code } = trpc.tournaments.entries.checkInCode.useQuery({ id: tournament.id });
  return (
    <Dialog isOpen title={texts.title()} size="sm" placement="sheet" onClose={onClose}>
      <Stack>
        <Muted>{texts.text()}</Muted>
        {code ? (
          <LinkWithQr
            url={location.origin + code.path}
            qr={code.qr}
            title={tournament.name}
            texts={texts}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
