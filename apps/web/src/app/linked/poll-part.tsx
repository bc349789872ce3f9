import { lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import type { ThreadPollSlot } from '../../features/forum/data/thread-context.tsx';
import { useIsTakenUp } from '../../lib/late-snapshot.ts';

/** About what a poll needs, so that the posts below hardly move when it comes. */
const room = <Skeleton height="22rem" maxWidth="measure" marginBottom="5" />;

const Poll = lazyPart(
  async () => (await import('../../features/polls/thread/thread-poll.tsx')).ThreadPoll,
  room,
);
const Start = lazyPart(
  async () => (await import('../../features/polls/thread/thread-poll.tsx')).ThreadPoll,
);

/** The poll in a thread, loaded only where there is one or could be. */
export const PollPart: ThreadPollSlot = ({ isOwn, ...props }) => {
  // the page that the server renders doesn't wait for it
  const isTakenUp = useIsTakenUp();
  if (props.revision !== null) return isTakenUp ? <Poll {...props} /> : room;
  return isTakenUp && isOwn ? <Start {...props} /> : null;
};
