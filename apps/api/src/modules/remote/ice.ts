import { createHmac } from 'node:crypto';
import type { RemotePicture } from '@oche/validators/remote/schemas';
import type { Env } from '../../env.ts';
import { HOUR_MS } from '../../lib/time/wall-clock.ts';

type IceEnv = Pick<Env, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>;
type Ice = Pick<RemotePicture, 'hasRelay' | 'iceServers' | 'iceUntil'>;

/**
 * Credentials for a relay with `use-auth-secret` (draft-uberti-behave-turn-rest-00): the name says when they end, in
 * seconds since 1970, and its HMAC-SHA1 with the relay's secret is the password.
 */
function relayCredentials(secret: string, user: string, until: Date) {
  const username = `${Math.floor(until.getTime() / 1000)}:${user}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/**
 * The servers through which a device connects, for an hour. Who stays behind the relay needs no other: it would only
 * learn of an address that is told to nobody.
 */
export function iceFor(env: IceEnv, user: string, isFriend: boolean, now: Date): Ice {
  const { STUN_URLS, TURN_URLS, TURN_SECRET } = env;
  const until = new Date(now.getTime() + HOUR_MS);
  const relay =
    TURN_URLS && TURN_SECRET
      ? [{ urls: TURN_URLS, ...relayCredentials(TURN_SECRET, user, until) }]
      : [];
  return {
    hasRelay: relay.length > 0,
    iceServers: [...(isFriend && STUN_URLS ? [{ urls: STUN_URLS }] : []), ...relay],
    iceUntil: relay.length > 0 ? until.toISOString() : null,
  };
}
