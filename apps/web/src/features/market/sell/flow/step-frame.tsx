import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, Muted, VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { SellStep } from '../sell-steps.ts';

interface StepFrameProps {
  steps: readonly SellStep[];
  step: SellStep;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** One step. Its heading gets the focus when it begins, so that screen readers say which one it is. */
export function StepFrame({ steps, step, title, hint, children }: StepFrameProps) {
  const texts = useTexts('market/sell');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <Root>
      <header>
        <Heading ref={heading} tabIndex={-1} outline="none" scrollMarginTop="52">
          <VisuallyHidden>
            {texts.stepOf({ number: steps.indexOf(step) + 1, count: steps.length })}{' '}
          </VisuallyHidden>
          {title}
        </Heading>
        {hint ? <Muted>{hint}</Muted> : null}
      </header>
      {children}
    </Root>
  );
}

const Root = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
});
