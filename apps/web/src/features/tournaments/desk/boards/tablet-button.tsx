import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useMinute } from '../../../../components/time/use-minute.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { TabletDialog } from './tablet-dialog.tsx';

/** How often the desk looks whether tablets are there; they say so once a minute. */
const LOOK_MS = 30_000;
/** While somebody pairs one and waits for it. */
const PAIRING_MS = 3000;
const PRESENT_MINUTES = 3;

interface TabletButtonProps {
  tournamentId: number;
  board: { id: number; name: string };
}

/** Whether a board has a tablet that is there, and the way to pair it. */
export function TabletButton({ tournamentId: id, board }: TabletButtonProps) {
  const texts = useTexts('tournaments/tablets');
  const minute = useMinute();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.tournaments.tablets.list.useQuery(
    { id },
    { refetchInterval: isOpen ? PAIRING_MS : LOOK_MS },
  );
  const tablet = data?.find(({ boardId }) => boardId === board.id);
  const seen = tablet?.seenAt ? Date.parse(tablet.seenAt) / 60_000 : null;
  const isThere = seen !== null && minute !== null && minute - seen <= PRESENT_MINUTES;
  const label = isThere ? texts.isThere() : seen === null ? texts.open() : texts.isAway();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        justifySelf="start"
        marginInline="2"
        marginBottom="2"
        aria-label={`${texts.openFor({ board: board.name })}${seen === null ? '' : ` (${label})`}`}
        onClick={() => setIsOpen(true)}
      >
        <Tablet aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? (
        <TabletDialog
          tournamentId={id}
          board={board}
          tablet={tablet}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
