import { useState } from 'react';
import { useUi } from '../../../components/ui-context.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';

export type TokenState<Result> =
  | { status: 'ready'; error?: string }
  | { status: 'pending' }
  | { status: 'done'; result: Result }
  /** too old, used before, or never one of ours */
  | { status: 'expired' }
  /** somebody else has got the address or identity meanwhile */
  | { status: 'conflict' };

/**
 * The action of a mailed link: one call with its token.
 * @returns its state, and a function that starts it; it doesn't start on its own
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
