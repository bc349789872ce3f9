// a web app for the tests of the thread that renders
import { env, exit } from 'node:process';

export async function render({ url, call }) {
  if (url === '/hangs') for (;;);
  if (url === '/ends') exit(1);
  if (url === '/fails') throw new Error('this page fails');
  const who = await call('probe.who', { url }, 'query');
  return {
    status: 200,
    html: JSON.stringify({ who, secrets: Object.keys(env) }),
    scriptHashes: [],
  };
}

export const searchNames = async (path) => (path === '/known' ? ['q'] : null);
