const RETRY_MS = 5000;
/** A stream that is opened again sooner than this doesn't count as lost. */
const PATIENCE_MS = 4000;

/** What a stream is for. A tab has one for the member, one for the page that it shows, and one for a board that counts. */
export type LiveSlot = 'member' | 'page' | 'board';

interface Subscription {
  unsubscribe(): void;
}

/** The handlers that tRPC's `subscribe` takes. */
interface Handlers<Item> {
  onStarted: () => void;
  onData: (item: Item) => void;
  onError: (error: unknown) => void;
  /** the browser reopens a stream that was cut on its own, and says so only here */
  onConnectionStateChange: (change: { state: string; error?: unknown }) => void;
}

export interface LiveOptions<Item> {
  /** Begins to listen, after the last event that the page has received. */
  open: (handlers: Handlers<Item>) => Subscription;
  /** @param end stops for good, when the event says that there is nothing to follow any more */
  onData: (item: Item, end: () => void) => void;
  /** whether an error means that there is nothing to follow any more */
  isEnd: (error: unknown) => boolean;
  onEnd?: () => void;
  onLost: (isLost: boolean) => void;
}

interface Follower {
  open(): void;
  close(): void;
  /** opens what was lost, without waiting for the next try */
  renew(): void;
}

/** Those that want to follow something, the latest last: that one has the stream. */
const followers: Record<LiveSlot, Follower[]> = { member: [], page: [], board: [] };
const slots = Object.keys(followers) as LiveSlot[];

function settle(): void {
  const open = slots.flatMap((slot) => (document.hidden ? [] : followers[slot].slice(-1)));
  // first what closes, so that there are never more than allowed
  for (const slot of slots) {
    for (const each of followers[slot]) if (!open.includes(each)) each.close();
  }
  for (const each of open) each.open();
}

/** The device has a connection again. */
function renew(): void {
  for (const slot of slots) for (const each of followers[slot]) each.renew();
}

function join(slot: LiveSlot, follower: Follower): () => void {
  if (slots.every((each) => followers[each].length === 0))
    document.addEventListener('visibilitychange', settle);
  // however often it is added it is one; it costs nothing while nothing is followed
  window.addEventListener('online', renew);
  followers[slot].push(follower);
  settle();
  return () => {
    followers[slot] = followers[slot].filter((each) => each !== follower);
    follower.close();
    settle();
    if (slots.every((each) => followers[each].length === 0))
      document.removeEventListener('visibilitychange', settle);
  };
}

/**
 * Follows something over a live stream. Browsers allow few connections, so a tab has at most one of each slot, and none
 * while it is in the background; one that has to wait catches up when it is its turn again. A lost stream is opened
 * again, at once when the device has a connection again.
 * @returns stops following
 */
export function followLive<Item>(slot: LiveSlot, options: LiveOptions<Item>): () => void {
  let subscription: Subscription | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let cut: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(retry);
    retry = undefined;
    subscription ??= options.open({
      onStarted: () => {
        clearTimeout(cut);
        cut = undefined;
        options.onLost(false);
      },
      onConnectionStateChange: ({ state, error }) => {
        if (state === 'connecting' && error) {
          cut ??= setTimeout(() => options.onLost(true), PATIENCE_MS);
        }
      },
      onData: (item) => options.onData(item, end),
      onError: (error) => {
        close();
        if (options.isEnd(error)) return end();
        options.onLost(true);
        retry = setTimeout(open, RETRY_MS);
      },
    });
  };
  const close = () => {
    clearTimeout(retry);
    clearTimeout(cut);
    retry = undefined;
    cut = undefined;
    subscription?.unsubscribe();
    subscription = null;
  };
  const renew = () => {
    if (!retry && !cut) return;
    close();
    open();
  };
  const leave = join(slot, { open, close, renew });
  const end = () => {
    leave();
    options.onEnd?.();
  };
  return leave;
}
