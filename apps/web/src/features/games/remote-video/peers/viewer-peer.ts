import type { RemoteEvent } from '@oche/validators/remote/schemas';
import { Connection, PATIENCE_MS, type Way } from './connection.ts';
import { Hearing } from './hearing.ts';
import { onNetworkChange } from './network.ts';
import type { PictureLine } from './picture-line.ts';
import { Store } from './store.ts';

/** `away`: the other side shows nothing; `lost`: it did, and will again when the connection is back. */
export type ViewingState = 'away' | 'connecting' | 'shown' | 'lost' | 'over' | 'closed';

export interface Viewing {
  state: ViewingState;
  stream: MediaStream | null;
}

/** So often it asks for a picture that has stopped. */
const ASK_MS = 4000;

interface Options {
  line: PictureLine;
  way: Way;
  /** a phone has become the camera of this side, or has stopped */
  onPhone: (isThere: boolean) => void;
}

/** Receives the picture of the other side. */
export class ViewerPeer {
  readonly viewing = new Store<Viewing>({ state: 'away', stream: null });
  readonly #hearing: Hearing<'viewer'>;
  readonly #onPhone: (isThere: boolean) => void;
  readonly #leaveNetwork: () => void;
  #way: Way;
  #connection: Connection | null = null;
  #asking: ReturnType<typeof setInterval> | undefined;

  constructor({ line, way, onPhone }: Options) {
    this.#way = way;
    this.#onPhone = onPhone;
    this.#hearing = new Hearing(line, 'viewer', (event) => this.#hear(event));
    this.#leaveNetwork = onNetworkChange(() => this.#ask());
    this.#hearing.open();
  }

  renew(way: Way): void {
    this.#way = way;
    this.#connection?.take(way);
  }

  stop(): void {
    if (this.#isOver()) return;
    this.#hearing.say({ kind: 'bye' }, this.#connection?.other);
    this.#end('closed');
  }

  #isOver(): boolean {
    const { state } = this.viewing.get();
    return state === 'over' || state === 'closed';
  }

  #end(state: 'over' | 'closed'): void {
    this.#hearing.close();
    this.#leaveNetwork();
    this.#drop(state);
  }

  #drop(state: ViewingState): void {
    clearInterval(this.#asking);
    this.#connection?.close();
    this.#connection = null;
    this.viewing.set({ state, stream: null });
  }

  /** Asks for a new way: of the connection first, and for a new connection where the camera has lost it. */
  #ask(): void {
    const connection = this.#connection;
    if (!connection) return;
    this.#hearing.say({ kind: 'restart', session: connection.session }, connection.other);
    this.#hearing.say({ kind: 'ready' });
  }

  async #hear(event: RemoteEvent): Promise<void> {
    if (event.kind === 'bye') return this.#end(event.reason);
    if (event.kind === 'joined') return this.#hearing.say({ kind: 'ready' });
    if (event.kind === 'phone') return this.#onPhone(event.isThere);
    const { from, signal } = event;
    if (signal.kind === 'ready') return this.#hearing.say({ kind: 'ready' }, from);
    if (signal.kind === 'offer') return this.#answer(from, signal);
    const connection = this.#connection;
    if (connection?.other !== from) return;
    if (signal.kind === 'bye') this.#drop('away');
    else if (signal.kind === 'candidates' && signal.session === connection.session)
      await connection.hearCandidates(signal.candidates);
  }

  async #answer(camera: string, { session, sdp }: { session: number; sdp: string }): Promise<void> {
    const known = this.#connection;
    const isKnown = known?.other === camera && known.session === session;
    const connection = isKnown ? known : this.#connect(camera, session);
    await connection.hearDescription({ type: 'offer', sdp });
    await connection.describe((answer) =>
      this.#hearing.say({ kind: 'answer', session, sdp: answer }, camera),
    );
  }

  #connect(camera: string, session: number): Connection {
    const before = this.#connection;
    if (before && before.other !== camera) this.#hearing.say({ kind: 'bye' }, before.other);
    this.#drop('connecting');
    const connection = new Connection({ session, other: camera }, this.#way, {
      onCandidates: (candidates) =>
        this.#hearing.say({ kind: 'candidates', session, candidates }, camera),
      onState: (state) => this.#follow(connection, state),
    });
    const stream = new MediaStream();
    connection.pc.ontrack = ({ track }) => stream.addTrack(track);
    this.#connection = connection;
    this.viewing.set({ state: 'connecting', stream });
    this.#asking = setInterval(() => this.#ask(), PATIENCE_MS);
    return connection;
  }

  #follow(connection: Connection, state: RTCPeerConnectionState): void {
    if (connection !== this.#connection) return;
    const { stream } = this.viewing.get();
    if (state === 'connected') {
      clearInterval(this.#asking);
      this.viewing.set({ state: 'shown', stream });
    } else if (state === 'disconnected' || state === 'failed') {
      this.viewing.set({ state: 'lost', stream });
      clearInterval(this.#asking);
      this.#asking = setInterval(() => this.#ask(), ASK_MS);
    }
  }
}
