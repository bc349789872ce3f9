import { useRouter } from '@tanstack/react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { ownPaths } from './own-paths.ts';

/* few messages link to something here */
const Cards = lazyPart(async () => (await import('./cards.tsx')).Cards);

/** What links in a message lead to, if it is here and its reader may see it. */
export function LinkCards({ content }: { content: string }) {
  const { origin } = useRouter().options.context;
  const paths = ownPaths(content, origin);
  return paths.length > 0 ? <Cards paths={paths} /> : null;
}
