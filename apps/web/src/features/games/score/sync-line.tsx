import { chakra } from '@chakra-ui/react';
import { Check, CloudOff, Eye, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';
import { errorDataOf } from '../../../lib/errors/errors.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import type { ScoringState } from './storage/scoring.ts';

/** Whether everything that was typed here is in the game. */
export function SyncLine(props: ScoringState & { isOnDevice: boolean }) {
  const { scorer, isElsewhere, failure, isKept, isOnDevice } = props;
  const { sync: texts } = useTexts('games/score');
  const errorText = useErrorText();
  const { pending, game, base } = scorer;
  // what was taken back again is no visit that anybody misses
  const waiting = pending.length > 0 ? Math.max(1, game.entries.length - base.entries.length) : 0;
  const { tone, Icon, text } = state();
  return (
    <Line role="status" tone={tone}>
      <Icon aria-hidden="true" />
      {text}
    </Line>
  );

  function state() {
    if ((waiting > 0 || isOnDevice) && !isKept) {
      return { tone: 'warning', Icon: TriangleAlert, text: texts.notKept() } as const;
    }
    // the server has said why; without an answer there is no network
    if (waiting > 0 && errorDataOf(failure)) {
      const text = texts.unsent({ why: errorText(failure) });
      return { tone: 'warning', Icon: TriangleAlert, text } as const;
    }
    if (waiting > 0) {
      const tone = failure === null ? 'quiet' : 'warning';
      return { tone, Icon: CloudOff, text: texts.waiting({ count: waiting }) } as const;
    }
    if (isElsewhere) return { tone: 'quiet', Icon: Eye, text: texts.following() } as const;
    const text = isOnDevice ? texts.onDevice() : texts.all();
    return { tone: 'quiet', Icon: Check, text } as const;
  }
}

const Line = chakra('p', {
  base: {
    gridArea: 'sync',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '6',
    paddingInline: '3',
    textStyle: 'caption',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
  },
  variants: {
    tone: {
      quiet: { color: 'fg.muted' },
      warning: { bg: 'warning.solid', color: 'warning.contrast', fontWeight: 'semibold' },
    },
  },
});
