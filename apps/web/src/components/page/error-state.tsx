import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useUi } from '../ui-context.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  title: ReactNode;
  /** the translated reason; never the server's own message */
  children?: ReactNode;
  /** missing if trying again can't help */
  onRetry?: () => void;
  isRetrying?: boolean;
  as?: 'h1' | 'h2' | 'h3';
}

/** Says that something could not be loaded, and lets the reader try again. */
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
