/**
 * A server that died can be used again within five seconds: this interval, its recovery, and the
 * time until clients try again.
 */
const LOOK_MS = 500;

interface Watched {
  isRunning(): Promise<boolean>;
  start(): Promise<void>;
  /** called when the server can't be started again; it isn't watched from then on */
  onLost(error: Error): void;
}

/**
 * Watches a server, and starts it again when it has ended: killed for its memory, or by mistake.
 * @returns a function that ends the watching, and waits for a start that is under way
 */
export function keepRunning({ isRunning, start, onLost }: Watched): () => Promise<void> {
  let looking = Promise.resolve();
  let isOver = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    try {
      if (!isOver && !(await isRunning())) await start();
      if (!isOver) lookLater();
    } catch (error) {
      onLost(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const lookLater = () => {
    timer = setTimeout(() => {
      looking = look();
    }, LOOK_MS).unref();
  };
  lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return looking;
  };
}
