import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { BoardLine } from '../autoscoring/board-line.ts';
import type { Counting } from '../autoscoring/use-counting.ts';

const CountingSheet = lazyPart(() =>
  import('../autoscoring/counting-sheet.tsx').then((part) => part.CountingSheet),
);

interface CountingControlProps {
  line: BoardLine;
  counting: Counting;
}

/** Lets a board count for an exercise. */
export function CountingControl({ line, counting }: CountingControlProps) {
  const texts = useTexts('games/training');
  const [isOpen, setIsOpen] = useState(false);
  const { board } = counting;
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <ScanEye aria-hidden="true" />
        {board ? texts.boardCounts({ name: board.name }) : texts.letBoardCount()}
      </Button>
      {isOpen ? (
        <CountingSheet line={line} counting={counting} isMember onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
