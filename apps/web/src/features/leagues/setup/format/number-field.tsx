import { useState } from 'react';
import { TextField } from '../../../../components/form/fields.tsx';
import { numberOf } from '../../../../components/form/number-text.ts';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
}

/** A whole number: what can't be one stays in the field, with what is wrong, and changes nothing. */
export function NumberField({ value, min, max, onValue, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? undefined : errorOf(numberOf(typed), min, max);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      error={error}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        const number = numberOf(target.value);
        const isWrong = errorOf(number, min, max) !== undefined;
        setTyped(isWrong ? target.value : null);
        if (!isWrong && number !== undefined) onValue(number);
      }}
    />
  );
}

export function errorOf(value: number | undefined, min: number, max: number): string | undefined {
  if (value === undefined) return 'required';
  if (!Number.isInteger(value)) return 'invalidNumber';
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : undefined;
}
