import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page that is fetched when it is shown for the first time: forms bring much code along.
 * @param fallback what stands there until then; nothing for dialogs
 * @example const WalkInDialog = lazyPart(async () => (await import('./walk-in-dialog.tsx')).WalkInDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
