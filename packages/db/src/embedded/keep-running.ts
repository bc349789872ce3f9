/** A dead server is back within five seconds: this, its recovery, and the clients' next tries. */
const LOOK_MS = 500;

interface Watched {
  isRunning(): Promise<boolean>;
  start(): Promise<void>;
  /** told when it can't be started again; nobody looks after it from then on */
  onLost(error: Error): void;
}

/**
 * Looks after a server, and starts it when it is gone: killed for its memory, or by mistake.
 * @returns ends that, and waits for a start that is under way
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
