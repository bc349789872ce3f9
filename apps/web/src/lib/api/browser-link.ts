import { ApiError, ConnectionError } from '../errors.ts';
import { followEvents } from './event-stream.ts';
import { type ApiLink, ENDPOINT, type ErrorShape } from './link.ts';

/** the server refuses longer batches */
const MAX_BATCH = 10;
const MAX_URL_LENGTH = 2000;

interface WaitingCall {
  path: string;
  input: unknown;
  resolve: (data: unknown) => void;
  reject: (error: unknown) => void;
}

type Answer = { result: { data?: unknown } } | { error: ErrorShape };

/** Calls procedures in tRPC's format over HTTP. Queries that start together share a request. */
export function createBrowserLink(): ApiLink {
  let waiting: WaitingCall[] = [];

  const sendWaiting = () => {
    const calls = waiting;
    waiting = [];
    for (const batch of batchesOf(calls)) void send(batch, urlOfQueries(batch));
  };

  return {
    call: (kind, path, input) =>
      new Promise((resolve, reject) => {
        const call = { path, input, resolve, reject };
        if (kind === 'mutation') {
          const body = JSON.stringify(inputsOf([call]));
          const headers = { 'content-type': 'application/json' };
          void send([call], `${ENDPOINT}/${path}?batch=1`, { method: 'POST', headers, body });
        } else if (waiting.push(call) === 1) {
          setTimeout(sendWaiting);
        }
      }),
    follow: followEvents,
  };
}

/** Puts as many calls together as a URL can hold. */
function batchesOf(calls: WaitingCall[]): WaitingCall[][] {
  const batches: WaitingCall[][] = [];
  for (const call of calls) {
    const batch = batches.at(-1);
    const isFull =
      !batch || batch.length >= MAX_BATCH || urlOfQueries([...batch, call]).length > MAX_URL_LENGTH;
    if (isFull) batches.push([call]);
    else batch.push(call);
  }
  return batches;
}

const inputsOf = (calls: WaitingCall[]) =>
  Object.fromEntries(calls.map(({ input }, index) => [index, input]));

function urlOfQueries(calls: WaitingCall[]): string {
  const paths = calls.map(({ path }) => path).join();
  const input = encodeURIComponent(JSON.stringify(inputsOf(calls)));
  return `${ENDPOINT}/${paths}?batch=1&input=${input}`;
}

/** Sends calls in one request and gives each of them its own answer or error. */
async function send(calls: WaitingCall[], url: string, init?: RequestInit): Promise<void> {
  try {
    const response = await fetch(url, init);
    const answers: Answer | Answer[] = await response.json();
    for (const [index, call] of calls.entries()) {
      // a request that is refused as a whole has only one answer
      const answer = Array.isArray(answers) ? answers[index] : answers;
      if (answer && 'error' in answer) call.reject(new ApiError(answer.error.data));
      else if (answer && 'result' in answer) call.resolve(answer.result.data);
      else throw new Error(`${response.status} is no answer of the API`);
    }
  } catch (cause) {
    const error = new ConnectionError(cause);
    for (const { reject } of calls) reject(error);
  }
}
