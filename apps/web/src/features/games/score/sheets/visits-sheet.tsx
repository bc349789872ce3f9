import { chakra } from '@chakra-ui/react';
import type { Game, Turn } from '@oche/darts/game';
import { Pencil } from 'lucide-react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { isScored, scoreText, visitNumber } from '../turn-text.ts';

interface VisitsSheetProps {
  game: Game;
  names: readonly string[];
  /** the side whose visits stand as they are */
  fixedSide: number | undefined;
  onCorrect: (turn: Turn) => void;
  onClose: () => void;
}

/** The visits of the leg, the latest first; a tap corrects one. */
export function VisitsSheet(props: VisitsSheetProps) {
  const { game, names, fixedSide, onCorrect, onClose } = props;
  const texts = useTexts('games/score');
  const { visits } = texts;
  const last = game.turns.at(-1);
  // between two legs the one that has just ended
  const leg = game.turns.some((turn) => turn.leg === game.position.standing.leg)
    ? game.position.standing.leg
    : last?.leg;
  const turns = game.turns.filter((turn) => turn.leg === leg).reverse();
  return (
    <Dialog isOpen title={visits.title()} size="sm" placement="sheet" onClose={onClose}>
      {turns.length === 0 ? <p>{visits.none()}</p> : null}
      <List>
        {turns.map((turn) => {
          const name = names[turn.side] ?? '';
          const number = visitNumber(game, turn);
          const score = scoreText(turn, texts);
          const isFixed = turn.side === fixedSide;
          return (
            <li key={turn.entry}>
              <Visit
                type="button"
                aria-label={isFixed ? undefined : visits.correct({ name, number, score })}
                disabled={isFixed}
                onClick={() => onCorrect(turn)}
              >
                <Name>{name}</Name>
                <strong>{score}</strong>
                <span>{isScored(turn) ? turn.after : ''}</span>
                {isFixed ? null : <Pencil aria-hidden="true" />}
              </Visit>
            </li>
          );
        })}
      </List>
    </Dialog>
  );
}

const List = chakra('ol', { base: { listStyle: 'none' } });
const Visit = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 5rem 3rem 1.25rem',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '12',
    textStyle: 'number',
    fontSize: 'lg',
    textAlign: 'start',
    borderTop: '1px solid {colors.border}',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _disabled: { cursor: 'default', bg: 'transparent' },
    '& strong': { fontSize: 'xl', textAlign: 'end' },
    '& span + strong + span': { color: 'fg.muted', textAlign: 'end' },
    '& svg': { width: '4', color: 'fg.muted' },
  },
});
const Name = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });
