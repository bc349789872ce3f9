import { chakra } from '@chakra-ui/react';
import { bedOf } from '@oche/darts/board';
import { CRICKET_NUMBERS } from '@oche/darts/cricket';
import type { Game } from '@oche/darts/game';
import { apply } from '@oche/darts/game';
import { isRefusal, type TotalVisit } from '@oche/darts/visit';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useSideNames } from '../side-names.ts';
import { SidePanel } from '../side-panel.tsx';
import { DartPad } from './dart-pad.tsx';
import { HintLine } from './hint-line.tsx';
import { NumberQuestion } from './number-question.tsx';
import { quickTotals } from './quick-totals.ts';
import { TotalPad } from './total-pad.tsx';
import { useScorer } from './use-scorer.ts';
import { atDoubleChoices, questionAbout } from './visit-input.ts';

const ALL_NUMBERS = [...Array.from({ length: 20 }, (_, index) => 20 - index), 25];

/** The scorer: what is left in figures for the oche, and a pad for the thumb. */
export function ScorePage({ id }: { id: number }) {
  const texts = useTexts('games');
  const toast = useToast();
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id }, { staleTime: Infinity });
  const names = useSideNames(output);
  const scorer = useScorer(id, output);
  const { game } = scorer;
  const [mode, setMode] = useState<'total' | 'darts'>(
    game.setup.rules.game === 'cricket' ? 'darts' : 'total',
  );
  const { standing, next } = game.position;

  function play(move: Parameters<typeof scorer.play>[0]): boolean {
    const refusal = scorer.play(move);
    if (refusal) toast.show({ variant: 'destructive', title: texts.refused[refusal.refused]() });
    return refusal === null;
  }

  return (
    <Screen>
      <Sides>
        {names.map((name, side) => (
          // sides have no other name than their place
          <SidePanel key={`${side} ${name}`} game={game} side={side} name={name} />
        ))}
      </Sides>
      <Work>
        {standing.winner !== undefined ? (
          <Over>
            <h2>{texts.scorer.gameWon({ name: names[standing.winner] ?? '' })}</h2>
            <ButtonLink to="/games/$id" params={{ id: String(id) }} variant="accent">
              {texts.scorer.toGame()}
            </ButtonLink>
            <Button variant="ghost" onClick={() => play({ kind: 'undo' })}>
              {texts.scorer.undo()}
            </Button>
          </Over>
        ) : null}
        {next ? (
          <Input game={game} mode={mode} onMode={setMode} play={play} side={next.side} />
        ) : null}
      </Work>
      <Saved role="status">
        {scorer.waiting > 0
          ? texts.scorer.waiting({ count: scorer.waiting })
          : texts.scorer.saved()}
      </Saved>
      <BullQuestion
        isOpen={standing.winner === undefined && !next}
        names={names}
        onWon={(bull) => play({ kind: 'enter', entry: { bull } })}
      />
      <Elsewhere isOpen={scorer.isElsewhere} onTakeOver={() => void scorer.takeOver()} />
    </Screen>
  );
}

interface InputProps {
  game: Game;
  side: number;
  mode: 'total' | 'darts';
  onMode: (mode: 'total' | 'darts') => void;
  play: (
    move: { kind: 'enter'; entry: TotalVisit | { darts: string[] } } | { kind: 'undo' },
  ) => boolean;
}

function Input({ game, side, mode, onMode, play }: InputProps) {
  const texts = useTexts('games');
  const [asked, setAsked] = useState<TotalVisit | null>(null);
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const { leg } = game.position;
  const before = 'remaining' in leg ? (leg.remaining[side] ?? 0) : 0;

  const enter = (visit: TotalVisit) => {
    setAsked(null);
    return play({ kind: 'enter', entry: visit });
  };
  const onTotal = (total: number): boolean => {
    const visit = { total };
    if (questionAbout(game, total) || atDoubleChoices(game, visit).length > 1) {
      setAsked(visit);
      return true;
    }
    return enter(visit);
  };
  const onDart = (dart: string) => {
    const darts = [...thrown, dart];
    const isWhole = !isRefusal(apply(game, { darts }));
    if (!isWhole && darts.length < 3) return setThrown(darts);
    setThrown([]);
    play({ kind: 'enter', entry: { darts } });
  };
  const undo = () => {
    if (thrown.length > 0) setThrown(thrown.slice(0, -1));
    else play({ kind: 'undo' });
  };
  const sum = thrown.reduce((total, dart) => total + (bedOf(dart)?.points ?? 0), 0);
  return (
    <>
      <HintLine
        game={game}
        remaining={before - sum}
        inHand={thrown.length === 0 ? 3 : thrown.length === 1 ? 2 : 1}
      />
      {game.setup.rules.game === 'x01' ? (
        <Modes>
          {(['total', 'darts'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              variant={mode === one ? 'solid' : 'ghost'}
              aria-pressed={mode === one}
              onClick={() => onMode(one)}
            >
              {one === 'total' ? texts.scorer.total() : texts.scorer.byDarts()}
            </Button>
          ))}
        </Modes>
      ) : null}
      {mode === 'total' ? (
        <TotalPad
          quick={quickTotals(game.turns.filter((turn) => turn.side === side))}
          onTotal={onTotal}
          onUndo={undo}
          canUndo={game.entries.length > 0}
        />
      ) : (
        <DartPad
          thrown={thrown}
          numbers={game.setup.rules.game === 'cricket' ? CRICKET_NUMBERS : ALL_NUMBERS}
          onDart={onDart}
          onUndo={undo}
        />
      )}
      {asked ? <Questions game={game} visit={asked} onAnswer={setAsked} onDone={enter} /> : null}
    </>
  );
}

interface QuestionsProps {
  game: Game;
  visit: TotalVisit;
  onAnswer: (visit: TotalVisit | null) => void;
  onDone: (visit: TotalVisit) => void;
}

/** Asks what a total leaves open: darts of a checkout, then darts at a double. */
function Questions({ game, visit, onAnswer, onDone }: QuestionsProps): ReactNode {
  const { finish } = useTexts('games');
  const question = questionAbout(game, visit.total);
  if (question && visit.dartsThrown === undefined) {
    return (
      <NumberQuestion
        title={finish.title()}
        choices={question.dartsThrown}
        onClose={() => onAnswer(null)}
        onChoose={(dartsThrown) => {
          const answered = { ...visit, dartsThrown };
          if (atDoubleChoices(game, answered).length > 1) onAnswer(answered);
          else onDone(answered);
        }}
      />
    );
  }
  return (
    <NumberQuestion
      title={finish.atDouble()}
      choices={atDoubleChoices(game, visit)}
      onClose={() => onDone(visit)}
      onChoose={(dartsAtDouble) => onDone({ ...visit, dartsAtDouble })}
    />
  );
}

interface BullQuestionProps {
  isOpen: boolean;
  names: readonly string[];
  onWon: (side: number) => void;
}

function BullQuestion({ isOpen, names, onWon }: BullQuestionProps) {
  const { scorer: texts } = useTexts('games');
  return (
    <Dialog isOpen={isOpen} title={texts.bullTitle()} size="sm" onClose={() => {}}>
      <Modes>
        {names.map((name, side) => (
          <Button key={`${side} ${name}`} variant="outline" onClick={() => onWon(side)}>
            {name}
          </Button>
        ))}
      </Modes>
    </Dialog>
  );
}

function Elsewhere({ isOpen, onTakeOver }: { isOpen: boolean; onTakeOver: () => void }) {
  const { elsewhere } = useTexts('games');
  return (
    <Dialog isOpen={isOpen} title={elsewhere.title()} size="sm" onClose={() => {}}>
      <p>{elsewhere.text()}</p>
      <Button variant="solid" onClick={onTakeOver}>
        {elsewhere.takeOver()}
      </Button>
    </Dialog>
  );
}

const Screen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    minHeight: 'calc(100dvh - 4rem)',
    '@media (orientation: landscape) and (min-width: 60rem)': {
      gridTemplateColumns: '1.4fr 1fr',
      gridTemplateRows: '1fr auto',
    },
  },
});
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    layerStyle: 'wiresBottom',
  },
});
const Work = chakra('div', {
  base: { display: 'grid', alignContent: 'end', gap: '2', padding: '3' },
});
const Modes = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
});
const Over = chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'center', textStyle: 'heading' },
});
const Saved = chakra('p', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    textAlign: 'center',
    padding: '1',
    gridColumn: '1 / -1',
  },
});
