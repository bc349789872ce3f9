import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { type Problems, problemsIn, unfinishedSteps } from '../sell-problems.ts';
import { ListingPreview } from './listing-preview.tsx';

interface ReviewStepProps extends StepProps {
  problems: Problems;
  children?: ReactNode;
}

/** The ad as others will see it, and what is still missing. */
export function ReviewStep({ values, problems, children }: ReviewStepProps) {
  const texts = useTexts('market/sell');
  const { review } = useTexts('market/sell-price');
  const { translateError } = useUi();
  const missing = unfinishedSteps(problems, values).filter((step) => step !== 'review');
  return (
    <>
      {missing.length > 0 ? (
        <Missing aria-label={review.missing()}>
          {missing.map((step) => (
            <li key={step}>
              <CircleAlert aria-hidden="true" />
              <Link from="/marketplace/sell/{-$id}" to="." search={(old) => ({ ...old, step })}>
                {texts.steps[step]()}
              </Link>
              <span>
                {[...new Set(Object.values(problemsIn(problems, step, values)))]
                  .map(translateError)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </Missing>
      ) : null}
      <ListingPreview values={values} />
      {children}
    </>
  );
}

const Missing = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.warning.solid}',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '8',
    },
    '& svg': { width: '5', height: '5', color: 'warning' },
    '& a': { textStyle: 'subheading', textDecoration: 'underline' },
    '& span': { textStyle: 'small' },
  },
});
