import { chakra } from '@chakra-ui/react';
import type { DeskPart } from '../parts.ts';

/** The match that is being dragged, beside the pointer. */
export function OnTheWay({ drag: { dragged }, drawn }: Pick<DeskPart, 'drag' | 'drawn'>) {
  const match = dragged && drawn.matches.find(({ id }) => id === dragged.matchId);
  if (!match) return null;
  return (
    <Root
      aria-hidden="true"
      data-over={dragged.over !== null || undefined}
      style={{ transform: `translate(${dragged.x + 14}px, ${dragged.y + 14}px)` }}
    >
      <b>{match.number}</b>
      {drawn.namesOf(match).join(' – ')}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInlineStart: '0',
    zIndex: 'toast',
    maxWidth: '18rem',
    display: 'flex',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'board.surround',
    color: 'board.chalk',
    textStyle: 'number',
    fontSize: 'lg',
    pointerEvents: 'none',
    '& b': { color: 'tape' },
    '&[data-over]': { outline: '2px solid {colors.board.green}' },
  },
});
