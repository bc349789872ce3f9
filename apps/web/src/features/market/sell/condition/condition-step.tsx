import { itemConditions } from '@oche/validators/market/limits';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { DescriptionField } from './description-field.tsx';
import { WearChoice } from './wear-choice.tsx';

/** How good it still is, and what has to be said in words. */
export function ConditionStep(props: StepProps) {
  const { values, change, errorOf } = props;
  const texts = useTexts('market/sell');
  const words = useTexts('market/words');
  const { condition } = values;
  return (
    <>
      <ChoiceRow
        legend={texts.condition()}
        name="condition"
        options={itemConditions.map((value) => ({ value, label: words.condition[value]() }))}
        checkedValue={condition ?? ''}
        hint={condition ? texts.conditions[condition]() : undefined}
        error={errorOf('condition')}
        onChange={({ target }) =>
          change({ condition: itemConditions.find((value) => value === target.value) ?? null })
        }
      />
      {values.category === 'darts' && condition !== null && condition !== 'new' ? (
        <WearChoice value={values.wear} onChange={(wear) => change({ wear })} />
      ) : null}
      <DescriptionField {...props} />
    </>
  );
}
