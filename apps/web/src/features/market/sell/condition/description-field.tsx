import { ITEM_TEXT_MAX } from '@oche/validators/market/limits';
import { TextAreaField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { StepProps } from '../flow/step-props.ts';

export function DescriptionField({ values, change, errorOf }: StepProps) {
  const texts = useTexts('market/sell').description[values.intent];
  return (
    <TextAreaField
      label={texts.label()}
      placeholder={texts.example()}
      rows={5}
      value={values.description}
      error={errorOf('description')}
      maxLength={ITEM_TEXT_MAX}
      onChange={({ target }) => change({ description: target.value })}
    />
  );
}
