import { REPORT_TEXT_MAX } from '@oche/validators/moderation/limits';
import type { ComponentProps } from 'react';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Why something of somebody else's is changed. */
export function ReasonField(
  field: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'rows'>,
) {
  const texts = useTexts('admin/lists');
  return (
    <TextAreaField
      label={texts.reason()}
      hint={texts.reasonHint()}
      rows={2}
      maxLength={REPORT_TEXT_MAX}
      {...field}
    />
  );
}
