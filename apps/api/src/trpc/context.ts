import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BoardDevice, Deps, ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { addressKey } from '../lib/limits/address.ts';
import { localeOf } from '../lib/locale/locale.ts';
import { requireTokenScope } from '../lib/secrets/access-token.ts';
import { type ReadToken, readToken } from '../modules/access/index.ts';
import { type ReadSession, readSession } from '../modules/auth/index.ts';
import { readTablet } from '../modules/boards/index.ts';
import {
  boardTokenOf,
  clearBoardCookie,
  writeBoardCookie,
} from '../plugins/cookies/board-cookie.ts';
import { knownDevicesOf, writeKnownDevices } from '../plugins/cookies/device-cookie.ts';
import {
  clearSessionCookie,
  sessionIdOf,
  writeSessionCookie,
} from '../plugins/cookies/session-cookie.ts';
import { writtenPositionOf } from '../plugins/cookies/written-cookie.ts';
import { takesToken, tokenOf } from '../plugins/guards/bearer.ts';
import { limitHeaders } from '../plugins/guards/limit-headers.ts';

/**
 * Builds the context of a procedure from the request. The session is read once per request, also
 * for a batch of calls. A request without our cookie costs no query. With a token no cookie counts (ADR 70).
 * @param mayBeKept whether a session read some seconds ago will do (see `takesKeptSession`)
 * @param isPage whether a browser opens a page. Only then a cookie that is no session any more is taken
 *   away: other answers can arrive after that to a sign-in, or to a change of password, which has just given
 *   the browser a new one
 * @throws AppError RATE_LIMITED for an address that sends many made-up session ids or tokens; UNKNOWN_TOKEN,
 *   ACCOUNT_SUSPENDED, NOT_BY_TOKEN, INSUFFICIENT_SCOPE for a token
 */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { mayBeKept = false, isPage = false } = {},
): Promise<ServiceContext> {
  const address = addressKey(request.ip);
  const secret = tokenOf(request);
  if (secret !== undefined) {
    const held = await heldToken(deps, request, { secret, address, mayBeKept });
    return contextOfToken(deps, request, reply, held);
  }
  const signedIn = await signedInBy(deps, request, address, mayBeKept);
  if (isPage && !signedIn) clearSessionCookie(reply, deps.env);
  request.memberId = signedIn?.session.userId ?? null;
  return {
    ...deps,
    ...(deps.replicas && {
      readsAfter: writtenPositionOf(request, deps.env),
      noteWriting: () => {
        request.hasWritten = true;
      },
    }),
    actor: signedIn?.actor ?? null,
    session: signedIn?.session ?? null,
    token: null,
    board: await boardOf(deps, request, reply, address),
    secondFactorSetupRequired: signedIn?.secondFactorSetupRequired ?? false,
    requestId: request.id,
    address,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    locale: localeOf(request.cookies.oche_locale, request.headers['accept-language']),
    setSession(session) {
      // also by a GET, e.g. of who comes back from a provider, maybe with a new account
      request.hasWritten = true;
      if (session) writeSessionCookie(reply, deps.env, session);
      else clearSessionCookie(reply, deps.env);
    },
    setBoardToken: (token) => writeBoardCookie(reply, deps.env, token),
    knownDevices: knownDevicesOf(request, deps.env),
    setKnownDevices: (value) => writeKnownDevices(reply, deps.env, value),
  };
}

/**
 * What a program of a member may and knows. Browsers' cookies are not read and not written; what it reads comes from the
 * primary, as it brings no word of what it has written.
 */
function contextOfToken(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, actor }: ReadToken,
): ServiceContext {
  request.memberId = actor.id;
  request.tokenId = token.id;
  return {
    ...deps,
    ...(deps.replicas && { readsAfter: Number.POSITIVE_INFINITY }),
    limits: deps.limits.tellingTo(limitHeaders(reply)),
    actor,
    session: { id: '', userId: actor.id, secondFactorPassed: true },
    token,
    board: null,
    secondFactorSetupRequired: false,
    requestId: request.id,
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    locale: localeOf(undefined, request.headers['accept-language']),
    setSession() {},
    setBoardToken() {},
    knownDevices: null,
    setKnownDevices() {},
  };
}

async function heldToken(
  deps: Deps,
  request: FastifyRequest,
  { secret, address, mayBeKept }: { secret: string; address: string; mayBeKept: boolean },
): Promise<ReadToken> {
  if (!takesToken(request)) throw new AppError('NOT_BY_TOKEN');
  await deps.limits.check('unknownSession', address);
  const held = await readToken(deps, secret, { mayBeKept });
  if (!held) {
    await deps.limits.use('unknownSession', address);
    throw new AppError('UNKNOWN_TOKEN');
  }
  // of a procedure its own meta says it
  const scope = request.routeOptions.config.operation?.scope;
  if (scope) requireTokenScope(held.token, scope);
  return held;
}

async function signedInBy(
  deps: Deps,
  request: FastifyRequest,
  address: string,
  mayBeKept: boolean,
): Promise<ReadSession | null> {
  const id = sessionIdOf(request, deps.env);
  if (!id) return null;
  await deps.limits.check('unknownSession', address);
  const signedIn = await readSession(deps, id, { mayBeKept });
  if (!signedIn) await deps.limits.use('unknownSession', address);
  return signedIn;
}

/** The device at a board. One whose right was taken away is a browser like any other. */
async function boardOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<BoardDevice | null> {
  const token = boardTokenOf(request, deps.env);
  if (!token) return null;
  await deps.limits.check('unknownSession', address);
  const board = await readTablet(deps.db, token);
  if (!board) {
    await deps.limits.use('unknownSession', address);
    clearBoardCookie(reply, deps.env);
  }
  return board;
}
