import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { useIsTakenUp } from '../lib/late-snapshot.ts';
import { openSight, Sight, Wanted } from './sight.tsx';

interface LazyOptions {
  /**
   * Whether a page that the server renders has it already. What it shows has to be loaded by then: its texts, and
   * its data. In the browser its code comes later, while the page shows what the server has made of it.
   */
  isInPage?: boolean;
  /**
   * Whether its code comes only when what the server has made of it is nearly in sight, or is used: for what stands
   * below the first screen, or is hidden on phones. It has to be one element.
   */
  whenSeen?: boolean;
}

/** Parts that the server puts into its pages; it waits for their code before it renders the first one. */
const inPages: Promise<unknown>[] = [];
export async function partsInPages(): Promise<void> {
  // a part can have parts of its own, which are known once its code is there
  for (let known = -1; known < inPages.length; ) {
    known = inPages.length;
    await Promise.all(inPages);
  }
}

/**
 * A part of a page that is loaded when it is shown for the first time, e.g. a form, as forms need
 * much code.
 * @param fallback is shown until then; for dialogs nothing @example const WalkInDialog =
 *   lazyPart(async () => (await import('./walk-in-dialog.tsx')).WalkInDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { isInPage = false, whenSeen = false }: LazyOptions = {},
): (props: Props) => ReactNode {
  if (!isInPage) {
    const Part = lazy(async () => ({ default: await load() }));
    return (props) =>
      useIsTakenUp() ? (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      ) : (
        fallback
      );
  }
  const sight = whenSeen ? openSight() : undefined;
  const seen = sight?.isOpen.then(load);
  let Part: ComponentType<Props> = lazy(async () => ({ default: await (seen ?? load()) }));
  if (import.meta.env.SSR) {
    inPages.push(
      load().then((loaded) => {
        Part = loaded;
      }),
    );
  }
  // rendered again before its code is there, it would lose what the server has made of it
  const Kept = memo((props: Props) => (
    <>
      {sight ? <Sight {...sight} of={props} /> : null}
      <Suspense fallback={sight ? <Wanted {...sight}>{fallback}</Wanted> : fallback}>
        <Part {...props} />
      </Suspense>
    </>
  ));
  return (props) => <Kept {...props} />;
}
