import type { ServiceContext } from '../lib/deps.ts';
import { readSession } from '../modules/auth/index.ts';
import { readTablet } from '../modules/boards/index.ts';
import { createCaller } from '../trpc/root.ts';
import type { Caller, TestApi } from './test-api.ts';

/**
 * A browser without HTTP. It keeps the session id that procedures give it; each call reads the
 * session from the database, as a request does.
 */
export class TestBrowser {
  readonly #api: TestApi;
  readonly #overrides: Partial<ServiceContext>;
  /** what the session cookie would contain */
  sessionId: string | null = null;
  cookieExpiresAt: Date | null = null;
  /** what the cookie of known devices would contain */
  knownDevices: string | null = null;
  /** what the cookie of the device at a board would contain */
  boardToken: string | null = null;

  constructor(api: TestApi, overrides: Partial<ServiceContext> = {}) {
    this.#api = api;
    this.#overrides = overrides;
  }

  /** Makes one request: `browser.call((api) => api.auth.me())`. */
  async call<Answer>(work: (caller: Caller) => Promise<Answer>): Promise<Answer> {
    return work(createCaller(await this.context()));
  }

  async context(): Promise<ServiceContext> {
    const signedIn = this.sessionId ? await readSession(this.#api.deps, this.sessionId) : null;
    return this.#api.contextFor(null, {
      actor: signedIn?.actor ?? null,
      session: signedIn?.session ?? null,
      secondFactorSetupRequired: signedIn?.secondFactorSetupRequired ?? false,
      setSession: (session) => {
        this.sessionId = session?.id ?? null;
        this.cookieExpiresAt = session?.expiresAt ?? null;
      },
      board: this.boardToken ? await readTablet(this.#api.deps.db, this.boardToken) : null,
      setBoardToken: (token) => {
        this.boardToken = token;
      },
      knownDevices: this.knownDevices,
      setKnownDevices: (value) => {
        this.knownDevices = value;
      },
      ...this.#overrides,
    });
  }
}
