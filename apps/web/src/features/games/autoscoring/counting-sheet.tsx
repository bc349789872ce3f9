import { chakra } from '@chakra-ui/react';
import type { CountingBoard } from '@oche/validators/autoscoring/schemas';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { BoardLine } from './board-line.ts';
import { GranboardRow } from './granboard/granboard-row.tsx';
import type { Counting } from './use-counting.ts';

interface CountingSheetProps {
  line: BoardLine;
  counting: Counting;
  /** whether who scores here can set up boards of their own */
  isMember: boolean;
  onClose: () => void;
}

/** The board that this page alone is connected to; the server's begin at 1. */
const GRANBOARD = 0;
/** Boards come and go while somebody looks for theirs. */
const AGAIN_MS = 5000;

/** Which board counts for what is scored here. */
export function CountingSheet({ line, counting, isMember, onClose }: CountingSheetProps) {
  const { title, granboard, sheet: texts } = useTexts('games/autoscoring');
  const { data, isError, refetch } = useQuery({
    queryKey: ['counting-boards'],
    queryFn: () => line.list(),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const chosen = counting.board?.boardId;
  const choose = (board: CountingBoard | null) => {
    counting.choose(board);
    onClose();
  };
  return (
    <Dialog isOpen title={title()} size="sm" placement="sheet" onClose={onClose}>
      <Lead>{texts.lead()}</Lead>
      {isError && !data ? (
        <p role="alert">
          {texts.failed()}{' '}
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            {texts.again()}
          </Button>
        </p>
      ) : null}
      {!data && !isError ? <p role="status">{texts.loading()}</p> : null}
      {data?.length === 0 ? <p>{isMember ? texts.none() : texts.noneHere()}</p> : null}
      <RuledList>
        {(data ?? []).map((board) => (
          <li key={board.id}>
            <RuledRow>
              <RowWords>
                <Name>{board.name}</Name>
                <Small>
                  {board.lounge ? `${board.lounge.name} · ` : ''}
                  {stateOf(board, chosen, texts)}
                </Small>
              </RowWords>
              <RowActions>
                {board.id === chosen ? (
                  <Button variant="outline" size="sm" onClick={() => choose(null)}>
                    {texts.stop()}
                  </Button>
                ) : (
                  <Button
                    variant="solid"
                    size="sm"
                    aria-label={texts.use({ name: board.name })}
                    onClick={() => choose(board)}
                  >
                    {title()}
                  </Button>
                )}
              </RowActions>
            </RuledRow>
          </li>
        ))}
        <GranboardRow
          isChosen={chosen === GRANBOARD}
          onConnected={(own) => {
            counting.choose({ id: GRANBOARD, name: granboard.name() }, own);
            onClose();
          }}
          onStop={() => choose(null)}
        />
      </RuledList>
      {isMember ? (
        <ButtonLink to="/games/boards" variant="ghost">
          {texts.setUp()}
        </ButtonLink>
      ) : null}
    </Dialog>
  );
}

type Texts = ReturnType<typeof useTexts<'games/autoscoring'>>['sheet'];

function stateOf(
  { id, attached, isConnected, state }: CountingBoard,
  chosen: number | undefined,
  texts: Texts,
): string {
  if (id === chosen) return texts.here();
  if (attached && !attached.isMine) return texts.taken();
  if (!isConnected) return texts.away();
  return state === 'blind' || state === 'stopped' ? texts.blind() : texts.ready();
}

const Lead = chakra('p', { base: { marginBottom: '4', color: 'fg.muted' } });
const Name = chakra('strong', { base: { display: 'block', fontWeight: 'semibold' } });
const Small = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
