import { chakra } from '@chakra-ui/react';
import { outlookOf } from '@oche/darts/leagues/outlook';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type SetUpStep, setUpSteps } from './step-names.ts';
import { doneSteps, nextStep } from './steps.ts';

interface StepBarProps {
  season: SeasonOutput | undefined;
  shown: SetUpStep;
  onShow: (step: SetUpStep) => void;
}

/** The way through a season: what is done, what is next, and the way to each of it. */
export function StepBar({ season, shown, onShow }: StepBarProps) {
  const texts = useTexts('leagues/setup');
  const done = doneSteps(season);
  const next = nextStep(season);
  const stateOf = useStates(season);
  return (
    <Bar aria-label={texts.steps.title()}>
      <ol>
        {setUpSteps.map((step) => (
          <li
            key={step}
            data-done={done.has(step) || undefined}
            data-next={step === next || undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <button
              type="button"
              aria-pressed={step === shown}
              disabled={!season && step !== 'season'}
              onClick={() => onShow(step)}
            >
              <strong>{texts.steps.names[step]()}</strong>
              <small>
                {done.has(step) ? (
                  <>
                    <VisuallyHidden>{texts.steps.done()}</VisuallyHidden>
                    <Check aria-hidden="true" />
                  </>
                ) : null}
                {stateOf(step)}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </Bar>
  );
}

function useStates(season: SeasonOutput | undefined) {
  const { steps } = useTexts('leagues/setup');
  return (step: SetUpStep): string => {
    if (!season) return steps.open();
    const { divisions, status } = season;
    const sum = (what: 'teamCount' | 'fixtureCount' | 'played') =>
      divisions.reduce((all, division) => all + division[what], 0);
    const states: Record<SetUpStep, string> = {
      season: season.name,
      format: steps.games({ count: outlookOf(season.format, 1).games.most }),
      rules: steps.set(),
      divisions: String(divisions.length),
      teams: String(sum('teamCount')),
      plan: String(sum('fixtureCount')),
      play:
        status === 'planned'
          ? steps.open()
          : steps.played({ count: sum('played'), all: sum('fixtureCount') }),
      next: steps.open(),
    };
    return states[step];
  };
}

const Bar = chakra('nav', {
  base: {
    marginBottom: '6',
    '& ol': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(4, minmax(0, 1fr))',
        md: 'repeat(8, minmax(0, 1fr))',
      },
      gap: '1',
      listStyle: 'none',
    },
    '& li': { display: 'grid', minWidth: '0', borderTop: '5px solid {colors.border.strong}' },
    '& li[data-done]': { borderTopColor: 'board.green' },
    '& li[data-next]': { borderTopColor: 'board.red' },
    '& button': {
      display: 'grid',
      alignContent: 'start',
      minHeight: '12',
      minWidth: '0',
      paddingBlock: '1.5',
      paddingInline: '1.5',
      textAlign: 'start',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.sunken' },
      _disabled: { cursor: 'default', bg: 'transparent' },
    },
    '& button[aria-pressed=true]': { bg: 'bg.sunken', color: 'fg' },
    '& li[data-next] button': { color: 'fg' },
    '& strong': {
      textStyle: 'label',
      fontSize: { base: 'xs', lg: 'sm' },
      overflowWrap: 'anywhere',
    },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& small svg': { flexShrink: '0', width: '3.5', height: '3.5', color: 'positive' },
  },
});
