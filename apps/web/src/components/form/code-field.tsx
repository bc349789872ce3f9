import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

type CodeFieldProps = ComponentProps<typeof TextField> & {
  /** six digits of an authenticator app, a recovery code, or either of them */
  kind?: 'app' | 'recovery' | 'either';
};

/**
 * A field for a code that is typed or pasted, in the figures of a scoreboard. Phones show a number
 * pad and suggest codes.
 */
export function CodeField({ kind = 'app', error, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      // the shared schema's message is about six digits, which recovery codes don't have
      error={kind !== 'app' && error === 'invalidCode' ? 'invalidRecoveryCode' : error}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      textStyle="number"
      fontSize="2xl"
      letterSpacing="0.12em"
      height="14"
    />
  );
}
