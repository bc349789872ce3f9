import type { FormatProblem } from '@oche/darts/leagues/format';
import { FormError } from '../../../../components/form/form.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** Why a part of a format can't be played. */
export function Problems({ problems }: { problems: readonly FormatProblem[] }) {
  const { problems: texts } = useTexts('leagues/setup-format');
  return (
    <FormError>
      {problems.length > 0 ? [...new Set(problems)].map((one) => texts[one]()).join(' ') : null}
    </FormError>
  );
}
