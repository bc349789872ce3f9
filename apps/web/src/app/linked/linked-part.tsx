import { lazyPart } from '../../components/lazy-part.tsx';
import { useIsTakenUp } from '../../lib/late-snapshot.ts';
import type { LinkedProps } from './linked.tsx';

const Linked = lazyPart(async () => (await import('./linked.tsx')).Linked);

/** What a text links, loaded only where a text may link something: most don't. */
export function LinkedPart(props: LinkedProps) {
  // the page that the server renders doesn't wait for it
  const isTakenUp = useIsTakenUp();
  const mayLink = /\/(games|tournaments|leagues(\/divisions|\/fixtures)?)\/\d/.test(props.content);
  return isTakenUp && mayLink ? <Linked {...props} /> : null;
}
