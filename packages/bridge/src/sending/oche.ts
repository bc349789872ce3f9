import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { Answer, Path } from '../contract.ts';

export interface Oche {
  post(path: Path, body: object): Promise<Answer>;
  close(): void;
}

const PATIENCE = 8_000;
/** Answers are a few words; what is longer comes from something else at that address. */
const LONGEST_ANSWER = 64 * 1024;

/** Sends to Oche over one connection that stays open. Never throws: no answer has the status 0. */
export function ocheAt(server: URL, token: string, patience = PATIENCE): Oche {
  const isPlain = server.protocol === 'http:';
  const options = { keepAlive: true, maxSockets: 1, keepAliveMsecs: 10_000 };
  const agent = isPlain ? new PlainAgent(options) : new Agent(options);
  const send = isPlain ? plainRequest : request;
  const post = (path: Path, body: object) =>
    new Promise<Answer>((resolve) => {
      const none = () => resolve({ status: 0, body: null });
      const sent = JSON.stringify(body);
      const call = send(
        new URL(`/api/counting-boards/${path}`, server),
        {
          method: 'POST',
          agent,
          signal: AbortSignal.timeout(patience),
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
          },
        },
        (response) => answerOf(response).then(resolve, none),
      );
      call.on('error', none);
      call.end(sent);
    });
  return { post, close: () => agent.destroy() };
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += chunk;
    if (text.length > LONGEST_ANSWER) response.destroy();
  }
  const status = response.statusCode ?? 0;
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    return { status, body: null };
  }
}
