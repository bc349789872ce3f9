import { chakra } from '@chakra-ui/react';
import type { Board } from '@oche/validators/lounges/schemas';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2, Wrench } from 'lucide-react';
import { IconButton } from '../../../../components/button.tsx';
import { RowActions, RowWords, RuledRow } from '../../../../components/list/ruled-list.tsx';
import { Figure, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useBoardOrder } from './use-board-order.ts';

/** The dialog that the page opens, for a board or for a new one. */
export type BoardAction = { kind: 'create' } | { kind: 'edit' | 'remove' | 'out'; board: Board };

/** The boards in their order, which can be changed by dragging, with arrow keys or with buttons. */
export function BoardList({ onAction }: { onAction: (action: BoardAction) => void }) {
  const texts = useTexts('manage/boards');
  const { moveUp, moveDown } = useTexts('manage');
  const { boards, reorder } = useBoardOrder();
  return (
    <List ref={reorder.list}>
      {boards.map((board, index) => (
        <li key={board.id} data-place={index} data-dragged={reorder.dragged === index || undefined}>
          <RuledRow>
            <Grip
              type="button"
              aria-label={texts.dragHandle({ name: board.name })}
              {...reorder.grip(index)}
            >
              <GripVertical aria-hidden="true" />
            </Grip>
            <RowWords>
              <BoardWords board={board} />
            </RowWords>
            <RowActions>
              <IconButton
                size="sm"
                label={moveUp({ name: board.name })}
                aria-disabled={index === 0}
                onClick={() => reorder.moveTo(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={moveDown({ name: board.name })}
                aria-disabled={index === boards.length - 1}
                onClick={() => reorder.moveTo(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={texts.outLabel({ name: board.name })}
                onClick={() => onAction({ kind: 'out', board })}
              >
                <Wrench aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={texts.editLabel({ name: board.name })}
                onClick={() => onAction({ kind: 'edit', board })}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={texts.removeLabel({ name: board.name })}
                onClick={() => onAction({ kind: 'remove', board })}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </RowActions>
          </RuledRow>
        </li>
      ))}
    </List>
  );
}

function BoardWords({ board }: { board: Board }) {
  const texts = useTexts('manage/boards');
  const { boardKinds } = useTexts('venues');
  const locale = useLocale();
  const { make, scoringSystem, ocheDistanceMm, isAccessible } = board;
  const facts = [
    boardKinds[board.kind](),
    make,
    scoringSystem,
    ocheDistanceMm ? `${new Intl.NumberFormat(locale).format(ocheDistanceMm)} mm` : null,
    isAccessible ? texts.accessible() : null,
  ];
  return (
    <>
      <Figure fontSize="lg">{board.name}</Figure>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
    </>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': { borderBottomWidth: '1px', bg: 'bg' },
    '& > li[data-dragged]': { bg: 'bg.sunken' },
    '& [aria-disabled=true]': { opacity: '0.4', cursor: 'not-allowed' },
  },
});
const Grip = chakra('button', {
  base: {
    display: 'inline-flex',
    padding: '1',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
    '& svg': { width: '5', height: '5' },
  },
});
