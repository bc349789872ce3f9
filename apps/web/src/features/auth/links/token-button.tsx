import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import type { TokenState } from './use-token-action.ts';

interface TokenButtonProps {
  state: TokenState<unknown>;
  onRun: () => void;
  label: string;
  pending: string;
}

/** Starts the action of a mailed link, and says why it has failed. */
export function TokenButton({ state, onRun, label, pending }: TokenButtonProps) {
  const isPending = state.status === 'pending';
  return (
    <>
      <FormError>{state.status === 'ready' ? state.error : null}</FormError>
      <Button shape="wedge" size="lg" disabled={isPending} aria-busy={isPending} onClick={onRun}>
        {isPending ? pending : label}
      </Button>
    </>
  );
}
