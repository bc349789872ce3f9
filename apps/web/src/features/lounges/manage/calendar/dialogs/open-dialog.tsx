import type { Calendar } from '@oche/validators/bookings/schemas';
import { lazyPart } from '../../../../../components/lazy-part.tsx';
import type { EntryMove } from '../grid/use-entry-move.ts';
import { BlockDetails } from './block-details.tsx';
import { type CalendarDialog, useOpenDialog } from './calendar-dialogs.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { PriceQuestion } from './price-question.tsx';

const BlockDialog = lazyPart(async () => (await import('./block-dialog.tsx')).BlockDialog);
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const GuestDialog = lazyPart(async () => (await import('./guest-dialog.tsx')).GuestDialog);
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);
const WalkInDialog = lazyPart(async () => (await import('./walk-in-dialog.tsx')).WalkInDialog);

interface OpenDialogProps {
  dialog: CalendarDialog | null;
  calendar: Calendar | undefined;
  move: EntryMove;
  onClose: () => void;
}

/** Renders the dialog that is open above the calendar. */
export function OpenDialog({ dialog, calendar, move, onClose }: OpenDialogProps) {
  return (
    <>
      <Chosen dialog={dialog} calendar={calendar} move={move} onClose={onClose} />
      <PriceQuestion move={move} />
    </>
  );
}

function Chosen({ dialog, calendar, move, onClose }: OpenDialogProps) {
  const open = useOpenDialog();
  switch (dialog?.kind) {
    case 'entry': {
      // its current state, as it may change while the dialog is open
      const all = [...(calendar?.entries ?? []), ...(calendar?.requests ?? [])];
      const entry = all.find(({ id }) => id === dialog.id);
      return entry ? <EntryDialog entry={entry} onClose={onClose} /> : null;
    }
    case 'cancel':
      return <CancelDialog entry={dialog.entry} onClose={onClose} />;
    case 'move':
      return <MoveDialog entry={dialog.entry} move={move} onClose={onClose} />;
    case 'walkIn':
      return <WalkInDialog at={dialog.at} onClose={onClose} />;
    case 'guest':
      return (
        <GuestDialog
          entry={dialog.entry}
          onClose={() => open({ kind: 'entry', id: dialog.entry.id })}
        />
      );
    case 'block':
      return (
        <BlockDialog
          at={dialog.at}
          head={<KindSwitch kind="block" at={dialog.at} />}
          openerOf={(id) =>
            calendar?.entries.some((entry) => entry.id === id)
              ? () => open({ kind: 'entry', id })
              : undefined
          }
          onClose={onClose}
        />
      );
    case 'blockDetails':
      return <BlockDetails block={dialog.block} onClose={onClose} />;
    default:
      return null;
  }
}
