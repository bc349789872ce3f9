import { useState } from 'react';
import { useUi } from '../../components/ui-context.tsx';
import { hasErrorCode } from '../../lib/errors.ts';

export type TokenState<Result> =
  | { status: 'ready'; error?: string }
  | { status: 'pending' }
  | { status: 'done'; result: Result }
  /** too old, used up, or never one of ours */
  | { status: 'expired' }
  /** another account was faster */
  | { status: 'conflict' };

/**
 * One call with the secret of a mail's link.
 * @returns where it stands, and how to start it; it does not start by itself
 */
export function useTokenAction<Result>(call: () => Promise<Result>) {
  const { readError } = useUi();
  const [state, setState] = useState<TokenState<Result>>({ status: 'ready' });

  const run = async () => {
    setState({ status: 'pending' });
    try {
      setState({ status: 'done', result: await call() });
    } catch (error) {
      if (hasErrorCode(error, 'INVALID_TOKEN', 'BAD_INPUT')) setState({ status: 'expired' });
      else if (hasErrorCode(error, 'CONFLICT')) setState({ status: 'conflict' });
      else setState({ status: 'ready', error: readError(error).message });
    }
  };
  return { state, run };
}
