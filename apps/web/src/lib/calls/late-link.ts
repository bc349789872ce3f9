import { observable } from '@trpc/server/observable';
import type { ApiLink } from '../trpc.ts';

/**
 * A link whose code is loaded with the first call that takes it. A page is drawn before its streams open, and
 * what reads streams is large.
 * @param load gives the link; a failure is the call's error, and the next call tries again
 */
export const lateLink =
  (load: () => Promise<ApiLink>): ApiLink =>
  (runtime) =>
  (call) =>
    observable((observer) => {
      let isOver = false;
      let inner: { unsubscribe: () => void } | undefined;
      load()
        .then((link) => {
          if (!isOver) inner = link(runtime)(call).subscribe(observer);
        })
        .catch((error) => observer.error(error));
      return () => {
        isOver = true;
        inner?.unsubscribe();
      };
    });
