import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks write a secret; it names from 24 to 64 bytes. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newSigningSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Signed {
  /** the documented id of the message */
  id: string;
  /** seconds since 1970, of this attempt */
  timestamp: number;
  body: string;
}

/** The headers of Standard Webhooks, with a signature for each secret that holds. */
export function signedHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: Signed,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
