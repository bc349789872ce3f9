import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page that is loaded when it is shown for the first time, e.g. a form, as forms need
 * much code.
 * @param fallback is shown until then; for dialogs nothing @example const WalkInDialog =
 *   lazyPart(async () => (await import('./walk-in-dialog.tsx')).WalkInDialog);
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
