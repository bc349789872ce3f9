import { chakra } from '@chakra-ui/react';
import type { Entry, Game, Turn } from '@oche/darts/game';
import { move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { entryOf, textOf } from './visit-text.ts';

interface CorrectionsProps {
  game: Game;
  names: readonly string[];
  /** what replaces which entry */
  corrections: ReadonlyMap<number, Entry>;
  onChange: (corrections: ReadonlyMap<number, Entry>) => void;
}

/** Visits that take the place of others. One that can't have been thrown is refused at once. */
export function Corrections({ game, names, corrections, onChange }: CorrectionsProps) {
  const { review: texts } = useTexts('games/result');
  const [index, setIndex] = useState(game.turns[0]?.entry ?? 0);
  const [written, setWritten] = useState('');
  const [error, setError] = useState<'unreadable' | 'impossible' | null>(null);
  const describe = (turn: Turn) => {
    const at = { leg: turn.leg + 1, name: names[turn.side] ?? '' };
    return 'after' in turn
      ? texts.entered({ ...at, points: turn.points, left: turn.after })
      : texts.thrown({ ...at, darts: turn.darts.join(' ') });
  };
  function add(): void {
    const entry = entryOf(written, game.entries[index]);
    const next = entry && new Map(corrections).set(index, entry);
    const isImpossible = next && !canBe(game, next);
    if (!next) setError('unreadable');
    else setError(isImpossible ? 'impossible' : null);
    if (!next || isImpossible) return;
    setWritten('');
    onChange(next);
  }
  return (
    <Group>
      <SelectField
        label={texts.visit()}
        value={String(index)}
        options={game.turns.map((turn) => ({ value: String(turn.entry), label: describe(turn) }))}
        onChange={({ target }) => setIndex(Number(target.value))}
      />
      <TextField
        label={texts.instead()}
        hint={texts.insteadHint()}
        value={written}
        error={error === 'unreadable' ? 'invalid' : undefined}
        onChange={({ target }) => setWritten(target.value)}
      />
      {error === 'impossible' ? <Notice role="alert">{texts.impossible()}</Notice> : null}
      <Button variant="outline" justifySelf="start" onClick={add}>
        {texts.add()}
      </Button>
      {corrections.size > 0 ? (
        <RuledList aria-label={texts.list()}>
          {[...corrections].map(([place, entry]) => (
            <li key={place}>
              <RuledRow>
                <RowWords>
                  {texts.change({
                    before: turnTextOf(game, place, describe),
                    after: textOf(entry),
                  })}
                </RowWords>
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => onChange(without(corrections, place))}
                >
                  {texts.remove()}
                </Button>
              </RuledRow>
            </li>
          ))}
        </RuledList>
      ) : null}
    </Group>
  );
}

function turnTextOf(game: Game, place: number, describe: (turn: Turn) => string): string {
  const turn = game.turns.find(({ entry }) => entry === place);
  return turn ? describe(turn) : '';
}

function without(corrections: ReadonlyMap<number, Entry>, place: number) {
  const rest = new Map(corrections);
  rest.delete(place);
  return rest;
}

/** Whether the game can have been played with these visits. */
function canBe(game: Game, corrections: ReadonlyMap<number, Entry>): boolean {
  let corrected = game;
  for (const [index, entry] of corrections) {
    const next = move(corrected, { kind: 'correct', index, entry });
    if (isRefusal(next)) return false;
    corrected = next;
  }
  return true;
}

const Group = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});
