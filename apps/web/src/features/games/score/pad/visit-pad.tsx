import { chakra } from '@chakra-ui/react';
import { bedOf } from '@oche/darts/board';
import type { DartsInHand } from '@oche/darts/checkout';
import type { Game } from '@oche/darts/game';
import { leastDarts, leastLeft } from '@oche/darts/out';
import type { BustVisit, TotalVisit, Visit } from '@oche/darts/visit';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import type { ScorerSettings } from '../scorer-settings.ts';
import { CricketPad } from './cricket-pad.tsx';
import { DartPad } from './dart-pad.tsx';
import { HintLine } from './hint-line.tsx';
import { Key } from './key.tsx';
import { quickTotals } from './quick-totals.ts';
import { TotalPad } from './total-pad.tsx';
import { useDarts } from './use-darts.ts';
import { openWays, scoreBefore } from './visit-input.ts';
import { VisitQuestion } from './visit-question.tsx';

interface VisitPadProps {
  /** as it is before the visit */
  game: Game;
  names: readonly string[];
  settings: ScorerSettings;
  onSettings: (change: Partial<ScorerSettings>) => void;
  /** what the thrower has scored on this device so far */
  learned: Readonly<Record<string, number>>;
  /** why the last visit was refused */
  problem: string | null;
  /** @returns whether the visit was accepted */
  onVisit: (visit: Visit) => boolean;
  onUndo: () => void;
  canUndo: boolean;
  /** the next visit is being entered */
  onInput: () => void;
}

const HIGHEST_VISIT = 180;

/** Enters a visit by its total or dart by dart, and asks what that leaves open. */
export function VisitPad(props: VisitPadProps) {
  const { game, names, settings, onSettings, learned, problem, onVisit, onUndo } = props;
  const { canUndo, onInput } = props;
  const { mode: texts } = useTexts('games/score');
  const [asked, setAsked] = useState<TotalVisit | BustVisit | null>(null);
  const darts = useDarts(game, { onVisit, onUndo, onInput });
  const before = scoreBefore(game);
  const canSwitch = before !== null && darts.thrown.length === 0;
  useKeys((key) => {
    if (key !== 'm' || !canSwitch) return false;
    onSettings({ mode: settings.mode === 'total' ? 'darts' : 'total' });
    return true;
  });
  if (asked) {
    return (
      <VisitQuestion
        ways={openWays(game, asked, settings.doubles)}
        onBack={() => setAsked(null)}
        onChoose={(way) => {
          setAsked(null);
          onVisit({ ...asked, ...way });
        }}
      />
    );
  }
  if (!before) {
    return (
      <>
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        <CricketPad names={names} darts={darts} canUndo={canUndo} />
      </>
    );
  }
  const { rules, remaining, isIn } = before;
  const onTotal = (visit: TotalVisit | BustVisit): boolean => {
    if (openWays(game, visit, settings.doubles).length === 0) return onVisit(visit);
    setAsked(visit);
    return true;
  };
  const scored = darts.thrown.reduce((sum, dart) => sum + (bedOf(dart)?.points ?? 0), 0);
  const most = Math.min(HIGHEST_VISIT, remaining - leastLeft(rules.out));
  return (
    <>
      <Line>
        {problem ? (
          <Problem role="alert">{problem}</Problem>
        ) : settings.hints && isIn ? (
          <HintLine
            out={rules.out}
            remaining={remaining - scored}
            inHand={(3 - darts.thrown.length) as DartsInHand}
          />
        ) : null}
        <Modes role="group" aria-label={texts.label()}>
          {(['total', 'darts'] as const).map((one) => (
            <Key
              key={one}
              size="word"
              look={settings.mode === one ? 'on' : 'plain'}
              aria-pressed={settings.mode === one}
              disabled={!canSwitch}
              onClick={() => onSettings({ mode: one })}
            >
              {texts[one]()}
            </Key>
          ))}
        </Modes>
      </Line>
      {settings.mode === 'total' ? (
        <TotalPad
          remaining={remaining}
          quick={quickTotals(learned, most)}
          canFinish={leastDarts(remaining, rules.out) !== undefined}
          canBust={isIn && remaining < HIGHEST_VISIT + leastLeft(rules.out)}
          isInstant={settings.instant}
          onVisit={onTotal}
          onUndo={onUndo}
          canUndo={canUndo}
          onInput={onInput}
        />
      ) : (
        <DartPad darts={darts} canUndo={canUndo} />
      )}
    </>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // room for two lines, used or not, so that the keys below stay where they are
    height: '10',
    flexShrink: '0',
    overflow: 'hidden',
    '& > p': { flex: '1', minWidth: '0' },
  },
});
const Modes = chakra('div', {
  base: {
    display: 'flex',
    marginInlineStart: 'auto',
    flexShrink: '0',
    '& button': { minHeight: '9', paddingInline: '3', fontSize: 'sm' },
  },
});
const Problem = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', color: 'danger', lineHeight: '1.2' },
});
