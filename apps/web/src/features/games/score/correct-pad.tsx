import { chakra } from '@chakra-ui/react';
import { type Game, replay, type Turn } from '@oche/darts/game';
import { isRefusal, type Visit } from '@oche/darts/visit';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { VisitPad } from './pad/visit-pad.tsx';
import type { ScorerSettings } from './scorer-settings.ts';
import { scoreText, visitNumber } from './turn-text.ts';

interface CorrectPadProps {
  game: Game;
  /** the visit that is to be another one */
  turn: Turn;
  names: readonly string[];
  settings: ScorerSettings;
  onSettings: (change: Partial<ScorerSettings>) => void;
  problem: string | null;
  onVisit: (visit: Visit) => boolean;
  onInput: () => void;
  onCancel: () => void;
}

/** Enters an earlier visit again, on the score of that moment. */
export function CorrectPad({ game, turn, names, onCancel, ...pad }: CorrectPadProps) {
  const texts = useTexts('games/score');
  const before = replay(game.setup, game.entries.slice(0, turn.entry));
  if (isRefusal(before)) return null;
  return (
    <>
      <Head>
        <h2>
          {texts.visits.correcting({
            name: names[turn.side] ?? '',
            number: visitNumber(game, turn),
            score: scoreText(turn, texts),
          })}
        </h2>
        <IconButton size="sm" label={texts.visits.cancel()} onClick={onCancel}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <VisitPad
        {...pad}
        game={before}
        names={names}
        learned={{}}
        onUndo={onCancel}
        canUndo={false}
      />
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.tape}',
    paddingInline: '2',
    textStyle: 'subheading',
    fontSize: 'md',
    '& h2': { flex: '1' },
  },
});
