import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

type CodeFieldProps = ComponentProps<typeof TextField> & {
  /** six digits of an authenticator app, a recovery code, or whichever is at hand */
  kind?: 'app' | 'recovery' | 'either';
};

/** A code to type off or to paste, in the figures of a scoreboard. Phones offer digits and codes. */
export function CodeField({ kind = 'app', error, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      // the shared schema speaks of six digits, which a recovery code has not
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
