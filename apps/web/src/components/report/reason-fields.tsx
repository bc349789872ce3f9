import { REPORT_TEXT_MAX, reportReasons } from '@oche/validators/moderation/schemas';
import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';

interface ReasonFieldsProps {
  /** what the form knows of both fields */
  reason: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;
  description: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint'>;
}

/** Why something is reported: asked of members and visitors alike. */
export function ReasonFields({ reason, description }: ReasonFieldsProps) {
  const texts = useTexts('report');
  const reasons = reportReasons.map((value) => ({ value, label: texts.reasons[value]() }));
  return (
    <>
      <SelectField
        label={texts.reason()}
        options={[{ value: '', label: texts.choose() }, ...reasons]}
        {...reason}
      />
      <TextAreaField
        label={texts.description()}
        hint={texts.hint()}
        rows={4}
        maxLength={REPORT_TEXT_MAX}
        {...description}
      />
    </>
  );
}
