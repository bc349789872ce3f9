import { OWN_BOARDS_MAX } from '@oche/validators/autoscoring/limits';
import type { CountingBoard } from '@oche/validators/autoscoring/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../../components/page/page.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { BoardActions } from './board-actions.tsx';
import { BoardFacts } from './board-facts.tsx';

const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).NameDialog);
const TokenDialog = lazyPart(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** While somebody sets up a board, they look here whether it is there. */
const AGAIN_MS = 4000;

/** A member's own boards: what they are called, how they are doing, and their keys. */
export function OwnBoardsPage() {
  const texts = useTexts('games/counting-boards');
  const [boards, { refetch }] = trpc.autoscoring.listOwn.useSuspenseQuery(undefined, {
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
  const [named, setNamed] = useState<CountingBoard | 'new' | null>(null);
  const [shown, setShown] = useState<{ name: string; token: string } | null>(null);
  const isFull = boards.length >= OWN_BOARDS_MAX;
  const add = (
    <Button disabled={isFull} onClick={() => setNamed('new')}>
      <Plus aria-hidden="true" />
      {texts.new()}
    </Button>
  );
  return (
    <Page width="text">
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={boards.length > 0 ? add : null}
      />
      {boards.length === 0 ? (
        <EmptyState title={texts.none()} action={add}>
          {texts.noneText()}
        </EmptyState>
      ) : null}
      <RuledList>
        {boards.map((board) => (
          <li key={board.id}>
            <RuledRow>
              <RowWords>
                <strong>{board.name}</strong>
                <BoardFacts board={board} />
              </RowWords>
              <RowActions>
                <BoardActions
                  board={board}
                  onRename={() => setNamed(board)}
                  onToken={(token) => setShown({ name: board.name, token })}
                  onChanged={() => void refetch()}
                />
              </RowActions>
            </RuledRow>
          </li>
        ))}
      </RuledList>
      {isFull ? <Muted>{texts.full({ count: OWN_BOARDS_MAX })}</Muted> : null}
      {named ? (
        <NameDialog
          board={named === 'new' ? null : named}
          onCreated={(created) => {
            setNamed(null);
            setShown(created);
          }}
          onChanged={() => void refetch()}
          onClose={() => setNamed(null)}
        />
      ) : null}
      {shown ? <TokenDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}
