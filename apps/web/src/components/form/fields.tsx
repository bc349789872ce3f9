import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { IconButton } from '../button.tsx';
import { Stack } from '../layout.tsx';
import { useUi } from '../ui-context.tsx';
import { Checkbox, Input, Select, Textarea } from './controls.ts';
import { controlOf, Field, FieldNotes, type FieldProps } from './field-frame.tsx';

type TextFieldProps = FieldProps & ComponentProps<typeof Input>;

/** Accepts what `register` returns, and all attributes of an input. */
export function TextField({ label, hint, error, isOptional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & ComponentProps<typeof Textarea>;

export function TextAreaField({ label, hint, error, isOptional, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Textarea rows={6} {...textarea} {...control} />}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps & ComponentProps<typeof Select> & { options: readonly Option[] };

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, as people who can't see it choose short ones. */
export function PasswordField({ label, hint, error, isOptional, ...input }: PasswordFieldProps) {
  const { texts } = useUi();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <WithButton>
          <Input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            paddingInlineEnd="12"
          />
          <IconButton
            label={isShown ? texts.hidePassword : texts.showPassword}
            aria-pressed={isShown}
            position="absolute"
            insetInlineEnd="0"
            top="0"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </WithButton>
      )}
    </Field>
  );
}

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<typeof Checkbox>, 'type'>;

/** The label is beside the box, and may contain links. */
export function CheckboxField({ label, hint, error, isOptional: _, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Stack gap="1">
      <CheckLine>
        <Checkbox type="checkbox" marginTop="0.15em" {...input} {...controlOf(id, hint, error)} />
        <label htmlFor={id}>{label}</label>
      </CheckLine>
      <FieldNotes id={id} hint={hint} error={error} />
    </Stack>
  );
}

const WithButton = chakra('div', { base: { position: 'relative' } });
const CheckLine = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2.5' },
});
