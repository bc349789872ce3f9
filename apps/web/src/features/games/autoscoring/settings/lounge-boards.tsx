import type { CountingBoard } from '@oche/validators/autoscoring/schemas';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryFailed } from '../../../../patterns/query-state.tsx';
import { BoardActions } from './board-actions.tsx';
import { BoardFacts } from './board-facts.tsx';

const TokenDialog = lazyPart(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** Whoever looks after an evening has this open. */
const AGAIN_MS = 4000;

interface LoungeBoardsProps {
  loungeId: number;
  /** all boards of the lounge, in their order */
  boards: readonly { id: number; name: string }[];
}

/** Which boards of a lounge count, and how they are doing at this moment. */
export function LoungeBoards({ loungeId, boards }: LoungeBoardsProps) {
  const texts = useTexts('games/counting-boards');
  const fail = useFailureToast();
  const query = trpc.autoscoring.listOfLounge.useQuery(
    { loungeId },
    { refetchInterval: AGAIN_MS, staleTime: 0 },
  );
  const [shown, setShown] = useState<{ name: string; token: string } | null>(null);
  const create = trpc.autoscoring.create.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => query.refetch(),
  });
  const setUp = async ({ id, name }: { id: number; name: string }) => {
    // a refusal is said by the toast
    const made = await create.mutateAsync({ loungeBoardId: id }).catch(() => null);
    if (made) setShown({ name, token: made.token });
  };
  return (
    <Section title={texts.lounge.title()} text={texts.lounge.text()}>
      {query.error && !query.data ? (
        <QueryFailed query={query} title={texts.failed()} />
      ) : query.data ? (
        <RuledList>
          {boards.map((place) => (
            <li key={place.id}>
              <LoungeBoard
                place={place}
                board={query.data.find(({ lounge }) => lounge?.boardId === place.id)}
                isPending={create.isPending}
                onSetUp={() => void setUp(place)}
                onToken={(token) => setShown({ name: place.name, token })}
                onChanged={() => void query.refetch()}
              />
            </li>
          ))}
        </RuledList>
      ) : (
        <SkeletonRows count={boards.length} />
      )}
      {shown ? <TokenDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Section>
  );
}

interface LoungeBoardProps {
  place: { id: number; name: string };
  /** undefined: not set up */
  board: CountingBoard | undefined;
  isPending: boolean;
  onSetUp: () => void;
  onToken: (token: string) => void;
  onChanged: () => void;
}

function LoungeBoard({ place, board, isPending, onSetUp, onToken, onChanged }: LoungeBoardProps) {
  const { lounge: texts } = useTexts('games/counting-boards');
  return (
    <RuledRow>
      <RowWords>
        <strong>{place.name}</strong>
        {board ? <BoardFacts board={board} /> : <Muted>{texts.none()}</Muted>}
      </RowWords>
      <RowActions>
        {board ? (
          <BoardActions board={board} onToken={onToken} onChanged={onChanged} />
        ) : (
          <Button
            variant="outline"
            size="sm"
            disabled={isPending}
            aria-label={texts.setUpLabel({ name: place.name })}
            onClick={onSetUp}
          >
            {texts.setUp()}
          </Button>
        )}
      </RowActions>
    </RuledRow>
  );
}
