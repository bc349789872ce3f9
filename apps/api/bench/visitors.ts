import { type Agent, get } from 'node:http';

/**
 * Asks for a page as somebody at this address; the server has to trust the proxy that we are.
 * @returns the answer's status, once all of it has come
 */
export function ask(agent: Agent, url: string, address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html', 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).resume();
    }).on('error', reject);
  });
}

/** @returns so many addresses of a network that documentation uses (RFC 5737) */
export const addressesOf = (network: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${network}.${index + 1}`);
