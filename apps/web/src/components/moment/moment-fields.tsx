import { useState } from 'react';
import { Field, type FieldProps } from '../form/field-frame.tsx';
import { MomentInput, type MomentInputProps } from './moment-input.tsx';

type MomentFieldProps = FieldProps & MomentInputProps;
type OneKindProps = Omit<MomentFieldProps, 'kind'>;

/** Accepts what `register` returns. A text that is no date or time gets its error as soon as the field is left. */
function MomentField({ label, hint, error, isOptional, ...input }: MomentFieldProps) {
  const [isBroken, setIsBroken] = useState(false);
  const broken = input.kind === 'time' ? 'invalidTime' : 'invalidDate';
  return (
    <Field label={label} hint={hint} error={isBroken ? broken : error} isOptional={isOptional}>
      {(control) => <MomentInput {...input} {...control} onBroken={setIsBroken} />}
    </Field>
  );
}

/** A day, as 2026-11-27. */
export const DateField = (props: OneKindProps) => <MomentField {...props} kind="date" />;

/** A time of day, as 19:30. */
export const TimeField = (props: OneKindProps) => <MomentField {...props} kind="time" />;

/** A day and a time of it, as 2026-11-27T19:30. */
export const DateTimeField = (props: OneKindProps) => <MomentField {...props} kind="moment" />;
