import { lazyPart } from '../../../components/lazy-part.tsx';
import { mayWait } from './waiting-flag.ts';
import type { WaitingPostsProps } from './waiting-posts.tsx';

const WaitingPosts = lazyPart(async () => (await import('./waiting-posts.tsx')).WaitingPosts);

/** Posts that wait, loaded only by members who may have some: most never had one. */
export const WaitingPart = (props: WaitingPostsProps) =>
  mayWait(props.member) ? <WaitingPosts {...props} /> : null;
