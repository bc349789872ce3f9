import { Tablet } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useMinute } from '../../components/time/use-minute.ts';
import { useTexts } from '../../i18n/react.tsx';
import type { TabletPairing } from './tablet-dialog.tsx';

const TabletDialog = lazyPart(async () => (await import('./tablet-dialog.tsx')).TabletDialog);

const PRESENT_MINUTES = 3;

/**
 * How often a page looks whether tablets are there; they say so once a minute.
 * @param isPairing somebody pairs one and waits for it
 */
export const tabletsEveryMs = (isPairing: boolean): number => (isPairing ? 3000 : 30_000);

interface TabletButtonProps extends TabletPairing {
  /** whether its dialog is open, which the page knows as it looks more often then */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Whether a board has a tablet that is there, and the way to pair it. Its words are those of `boards`. */
export function TabletButton({ isOpen, onOpen, ...pairing }: TabletButtonProps) {
  const { tablet: texts } = useTexts('boards');
  const minute = useMinute();
  const { board, tablet } = pairing;
  const seen = tablet?.seenAt ? Date.parse(tablet.seenAt) / 60_000 : null;
  const isThere = seen !== null && minute !== null && minute - seen <= PRESENT_MINUTES;
  const label = isThere ? texts.isThere() : seen === null ? texts.open() : texts.isAway();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.openFor({ label, board: board.name })}
        onClick={() => onOpen(true)}
      >
        <Tablet aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? <TabletDialog {...pairing} onClose={() => onOpen(false)} /> : null}
    </>
  );
}
