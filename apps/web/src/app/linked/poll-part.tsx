import { useHydrated } from '@tanstack/react-router';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { ThreadPollSlot } from '../../features/forum/thread/thread-context.tsx';

/** About what a poll needs, so that the posts below hardly move when it comes. */
const room = <div style={{ minHeight: '22rem' }} />;

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
  const isHydrated = useHydrated();
  if (props.revision !== null) return isHydrated ? <Poll {...props} /> : room;
  return isHydrated && isOwn ? <Start {...props} /> : null;
};
