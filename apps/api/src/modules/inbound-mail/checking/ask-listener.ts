import { connect } from 'node:net';
import { createInterface } from 'node:readline/promises';

const TIMEOUT_MS = 10_000;

/**
 * Asks an SMTP server (RFC 5321) which of these addresses it would take mails for, and hangs up before there is one.
 * @returns its code for each
 * @throws Error with a code of the connection, or what was wrong with the server's answer
 */
export async function askListener(
  { host, port }: { host: string; port: number },
  addresses: readonly string[],
): Promise<number[]> {
  const socket = connect({ host, port, timeout: TIMEOUT_MS });
  socket.on('timeout', () => socket.destroy(new Error('it says nothing')));
  let failure: Error | undefined;
  socket.on('error', (error) => {
    failure = error;
  });
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async (): Promise<number> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw failure ?? new Error('it hung up');
      const [, code, more] = /^(\d{3})([ -]?)/.exec(value) ?? [];
      if (code === undefined) throw new Error('it speaks no SMTP');
      if (more !== '-') return Number(code);
    }
  };
  const say = (command: string) => {
    socket.write(`${command}\r\n`);
    return answer();
  };
  const expected = (code: number) => {
    if (code >= 400) throw new Error(`it answered ${code}`);
  };
  try {
    expected(await answer());
    expected(await say('EHLO localhost'));
    expected(await say('MAIL FROM:<>'));
    const codes: number[] = [];
    for (const address of addresses) codes.push(await say(`RCPT TO:<${address}>`));
    socket.write('QUIT\r\n');
    return codes;
  } finally {
    socket.destroy();
  }
}
