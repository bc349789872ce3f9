import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * The beginning of an answer. A server that wants to go on with another protocol (101) is hung up on by Node, which says
 * nothing but that the request is over: whoever only waits for an answer or an error would wait for ever.
 * @throws Error when there is none
 */
export const answerTo = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve);
    // also for what comes after the head and breaks off: who reads the body hears of it there
    sent.on('error', reject);
    sent.once('close', () => reject(new Error('the server has not answered')));
  });
