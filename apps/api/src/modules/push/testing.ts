import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Outbound, publicInternet } from '../../lib/outbound/outbound.ts';

/** A message as it reached the push service. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service on this machine (RFC 8030). Its own `outbound` leads every address to it; the
 * product's would refuse this machine.
 */
export class TestPushService {
  readonly received: Received[] = [];
  /** what it answers; undefined: nothing, it hangs up */
  status: number | undefined = 201;
  readonly #server = createServer(
    (call, answer) =>
      void this.#take(call).then(() => {
        if (this.status === undefined) call.socket.destroy();
        else answer.writeHead(this.status).end('more than anybody reads');
      }),
  );

  readonly outbound: Outbound = {
    ...publicInternet,
    allows: ({ hostname }) => hostname.endsWith('.push.test'),
    post: async (url, headers, body) => {
      const { port } = this.#server.address() as AddressInfo;
      const sent = request({ port, path: url.pathname, method: 'POST', headers }).end(body);
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      answer?.resume();
      return answer?.statusCode ?? 0;
    },
  };

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.close();
  }

  async #take(call: IncomingMessage): Promise<void> {
    const body = Buffer.concat(await call.toArray());
    this.received.push({ path: call.url ?? '', headers: call.headers, body });
  }
}

/** A browser's subscription, with the keys that only the browser has. */
export class TestPushDevice {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint = `https://a.push.test/${randomUUID()}`;

  constructor() {
    this.#curve.generateKeys();
  }

  /** what a page sends after the browser has subscribed */
  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.#curve.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Decrypts as RFC 8291 and RFC 8188 say, with one record; throws when it is not for this device. */
  read({ headers, body }: Received): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encryption');
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');

    const own = this.#curve.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = hkdfSync('sha256', this.#curve.computeSecret(sender), this.#auth, info, 32);
    const derive = (what: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
      );
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString());
  }
}

/**
 * Checks the signature of a request to a push service (VAPID, RFC 8292).
 * @returns the public key that signed, and what it claims
 * @throws Error when the signature is wrong
 */
export function readVapid({ headers }: Received) {
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  const decode = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString());
  return { key, head: decode(head), claims: decode(claims) };
}
