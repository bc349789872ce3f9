import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { clockText } from '../../../../lib/time/place-time.ts';
import type { Steps } from './use-steps.ts';

interface StepLogProps {
  log: Steps;
  timeZone: string;
}

/** Who did what in the evening, the last first; folded, as it is looked up seldom. */
export function StepLog({ log, timeZone }: StepLogProps) {
  const { log: texts } = useTexts('tournaments/desk');
  const [isOpen, setIsOpen] = useState(false);
  const { steps, textOf, hasMore, loadMore } = log;
  return (
    <TitledSection
      title={texts.title()}
      action={
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? texts.hide() : texts.show()}: ${texts.title()}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hide() : texts.show()}
        </Button>
      }
    >
      {isOpen && steps.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      {isOpen ? (
        <List>
          {steps.map((step) => (
            <li key={step.id} data-undone={step.isUndone || undefined}>
              <time dateTime={step.takenAt}>{clockText(step.takenAt, timeZone)}</time>
              <p>
                <strong>{step.by?.name ?? texts.scored()}</strong>
                <span>{textOf(step)}</span>
                {step.isUndone ? <small>{texts.undone()}</small> : null}
              </p>
            </li>
          ))}
        </List>
      ) : null}
      {isOpen && hasMore ? (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => void loadMore()}>
          {texts.more()}
        </Button>
      ) : null}
    </TitledSection>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    _empty: { display: 'none' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '1.5',
      borderBottom: '1px solid {colors.border}',
    },
    '& time': { textStyle: 'number', fontSize: 'lg', color: 'fg.muted' },
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '2', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& [data-undone] span, &  [data-undone] strong': {
      textDecoration: 'line-through',
      color: 'fg.muted',
    },
  },
});
