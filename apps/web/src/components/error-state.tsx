import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useUi } from './ui-context.tsx';

interface ErrorStateProps {
  title: ReactNode;
  /** the translated reason; never the server's words */
  children?: ReactNode;
  /** absent where trying again can't help */
  onRetry?: () => void;
  isRetrying?: boolean;
  as?: 'h1' | 'h2' | 'h3';
}

/** Something could not be loaded, and how to try again. */
export function ErrorState({ title, children, onRetry, isRetrying = false, as }: ErrorStateProps) {
  const { texts } = useUi();
  return (
    <div role="alert">
      <EmptyState
        drawing="bounced"
        title={title}
        as={as}
        action={
          onRetry ? (
            <Button variant="outline" disabled={isRetrying} onClick={onRetry}>
              {isRetrying ? texts.loading : texts.retry}
            </Button>
          ) : null
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
