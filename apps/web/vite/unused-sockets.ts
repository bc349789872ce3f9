import type { Plugin } from 'vite';

const SOCKETS = /\/@trpc\/client\/dist\/wsLink-[\w-]+\.mjs$/;
/** a static field, written as a call, which keeps the class from being left out */
const COUNTER = /^_defineProperty\(WsConnection, "connectCount", 0\);$/m;

/** Leaves out of the browser's tRPC the connection over web sockets, which nobody here opens. */
export function unusedSockets(): Plugin {
  return {
    name: 'oche:unused-sockets',
    apply: 'build',
    transform: {
      filter: { id: SOCKETS },
      handler(code) {
        if (!COUNTER.test(code)) throw new Error("tRPC's web sockets have another shape");
        return code.replace(COUNTER, '');
      },
    },
  };
}
