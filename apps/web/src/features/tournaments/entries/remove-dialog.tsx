import type { TournamentEntry, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { EntryChangesOf } from '../late-entries/entry-changes.tsx';
import type { useDesk } from './use-desk.ts';

interface RemoveDialogProps {
  tournament: TournamentOutput;
  entry: TournamentEntry;
  desk: ReturnType<typeof useDesk>;
  onClose: () => void;
}

/** Takes somebody out: at their wish, or because they have not come. */
export function RemoveDialog({ tournament, entry, desk, onClose }: RemoveDialogProps) {
  const texts = useTexts('tournaments/entries');
  const { texts: words } = useUi();
  const { name, status } = entry;
  const isIn = status === 'registered';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.removeOf({ name })}
      role="alertdialog"
      size="sm"
      isBusy={desk.isRemoving}
    >
      {isIn ? <p>{texts.noShowText()}</p> : null}
      {isIn && tournament.status === 'active' ? (
        <EntryChangesOf tournament={tournament} entryId={entry.id} as="left" />
      ) : null}
      <DialogActions>
        <Button variant="ghost" disabled={desk.isRemoving} onClick={onClose}>
          {words.cancel}
        </Button>
        {isIn ? (
          <Button
            variant="outline"
            disabled={desk.isRemoving}
            onClick={() => desk.remove(entry, 'no_show', onClose)}
          >
            {texts.noShow()}
          </Button>
        ) : null}
        <Button
          variant="dangerSolid"
          disabled={desk.isRemoving}
          onClick={() => desk.remove(entry, 'withdrawn', onClose)}
        >
          {texts.remove()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
