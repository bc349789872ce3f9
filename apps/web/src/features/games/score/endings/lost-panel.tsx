import { chakra } from '@chakra-ui/react';
import type { Entry } from '@oche/darts/game';
import { useTexts } from '../../../../i18n/react.tsx';
import { dartText } from '../../dart-text.ts';
import { Key } from '../pad/key.tsx';
import type { LostMove } from '../storage/scorer-state.ts';
import { OverPanel, OverTitle } from './panel.tsx';

interface LostPanelProps {
  lost: readonly LostMove[];
  names: readonly string[];
  onRead: () => void;
}

/** What was typed here and is not in the game: it stays until somebody has read it. */
export function LostPanel({ lost, names, onRead }: LostPanelProps) {
  const { lost: texts, visits } = useTexts('games/score');
  return (
    <OverPanel role="alert">
      <OverTitle>{texts.title()}</OverTitle>
      <p>{texts.text()}</p>
      <List>
        {lost.map((one) => (
          <li key={one.id}>{lineOf(one)}</li>
        ))}
      </List>
      <Key size="big" look="on" onClick={onRead}>
        {texts.read()}
      </Key>
    </OverPanel>
  );

  function lineOf({ move, side }: LostMove): string {
    const name = side === null ? '' : (names[side] ?? '');
    if (move.kind === 'undo')
      return name ? texts.visit({ name, score: texts.undo() }) : texts.undo();
    const score = entryText(move.entry);
    const what = move.kind === 'correct' ? texts.correction({ score }) : score;
    return name ? texts.visit({ name, score: what }) : what;
  }

  function entryText(entry: Entry): string {
    if ('bull' in entry) return texts.bull();
    if ('bust' in entry) return visits.bust();
    return 'total' in entry ? String(entry.total) : entry.darts.map(dartText).join(' ');
  }
}

const List = chakra('ul', {
  base: {
    textStyle: 'number',
    fontSize: 'xl',
    flex: '1',
    '& li': { borderTop: '1px solid {colors.border}', paddingBlock: '1' },
  },
});
