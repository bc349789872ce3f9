import type { Board } from '@oche/validators/lounges/schemas';
import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { DAY_MINUTES, MINUTE } from '../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { type BoardAction, BoardList } from './board-list.tsx';
import { HomeTeams } from './home-teams.tsx';
import { RemoveBoard } from './remove-board.tsx';

const BlockDialog = lazyPart(
  async () => (await import('../calendar/dialogs/block-dialog.tsx')).BlockDialog,
);
const BoardDialog = lazyPart(async () => (await import('./board-dialog.tsx')).BoardDialog);

const DAY = DAY_MINUTES * MINUTE;

interface BoardsPageProps {
  /** which of them count by themselves; that belongs to the games */
  counting: ComponentType<{ loungeId: number; boards: readonly Board[] }>;
}

export function BoardsPage({ counting: Counting }: BoardsPageProps) {
  const texts = useTexts('manage/boards');
  const { lounge } = useManagedLounge();
  const [action, setAction] = useState<BoardAction | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <Section
        title={texts.title()}
        text={texts.text()}
        actions={
          <Button size="sm" onClick={() => setAction({ kind: 'create' })}>
            <Plus aria-hidden="true" />
            {texts.new()}
          </Button>
        }
      >
        <BoardList onAction={setAction} />
      </Section>
      <HomeTeams />
      <Counting loungeId={lounge.id} boards={lounge.boards} />
      {action?.kind === 'create' ? <BoardDialog board={null} onClose={close} /> : null}
      {action?.kind === 'edit' ? <BoardDialog board={action.board} onClose={close} /> : null}
      {action?.kind === 'remove' ? <RemoveBoard board={action.board} onClose={close} /> : null}
      {action?.kind === 'out' ? (
        <BlockDialog at={untilTomorrow(action.board)} kind="out_of_service" onClose={close} />
      ) : null}
    </>
  );
}

const QUARTER = 15 * MINUTE;

const untilTomorrow = ({ id }: Board) => {
  const now = Math.floor(Date.now() / QUARTER) * QUARTER;
  return { from: now, to: now + DAY, boardId: id };
};
