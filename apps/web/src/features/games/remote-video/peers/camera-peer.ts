import type { RemoteEvent } from '@oche/validators/remote/schemas';
import { Connection, type Way } from './connection.ts';
import { Hearing } from './hearing.ts';
import { onNetworkChange } from './network.ts';
import type { PictureLine } from './picture-line.ts';
import { Store } from './store.ts';

/** `waiting`: nobody looks yet; `lost`: somebody did, and will again when the connection is back. */
export type SendingState = 'waiting' | 'connecting' | 'shown' | 'lost' | 'over' | 'closed';

/** Enough to read a board's wires, and little enough for a line at home. */
const ENCODING: RTCRtpEncodingParameters = { maxBitrate: 1_500_000, maxFramerate: 20 };

interface Options {
  line: PictureLine;
  way: Way;
  picture: MediaStreamTrack;
}

/** Shows this device's picture to the viewer of the other side, and looks for a new way when the one in use breaks. */
export class CameraPeer {
  readonly state = new Store<SendingState>('waiting');
  readonly #hearing: Hearing<'camera'>;
  readonly #leaveNetwork: () => void;
  #way: Way;
  #picture: MediaStreamTrack;
  #sound: MediaStreamTrack | null = null;
  #connection: Connection | null = null;
  #session = 0;

  constructor({ line, way, picture }: Options) {
    this.#way = way;
    this.#picture = picture;
    this.#hearing = new Hearing(line, 'camera', (event) => this.#hear(event));
    this.#leaveNetwork = onNetworkChange(() => this.#connection?.pc.restartIce());
    this.#hearing.open();
  }

  /** Another camera of this device; whoever looks goes on looking. */
  async show(picture: MediaStreamTrack): Promise<void> {
    this.#picture = picture;
    await this.#senderOf('video')?.replaceTrack(picture);
  }

  /** @param sound null: nothing is heard */
  async speak(sound: MediaStreamTrack | null): Promise<void> {
    this.#sound = sound;
    await this.#senderOf('audio')?.replaceTrack(sound);
  }

  /** New credentials for the servers in between. */
  renew(way: Way): void {
    this.#way = way;
    this.#connection?.take(way);
    this.#connection?.pc.restartIce();
  }

  stop(): void {
    if (this.#isOver()) return;
    this.#hearing.say({ kind: 'bye' });
    this.#end('closed');
  }

  #isOver(): boolean {
    const state = this.state.get();
    return state === 'over' || state === 'closed';
  }

  #end(state: 'over' | 'closed'): void {
    this.#hearing.close();
    this.#leaveNetwork();
    this.#drop();
    this.state.set(state);
  }

  #drop(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #senderOf(kind: 'video' | 'audio'): RTCRtpSender | undefined {
    return this.#connection?.pc
      .getTransceivers()
      .find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  async #hear(event: RemoteEvent): Promise<void> {
    if (event.kind === 'bye') return this.#end(event.reason);
    if (event.kind === 'joined') return this.#hearing.say({ kind: 'ready' });
    if (event.kind !== 'signal') return;
    const { from, signal } = event;
    if (signal.kind === 'ready') {
      // both may have said it at once
      if (this.#connection?.other !== from || this.#connection.isBroken) this.#offerTo(from);
      return;
    }
    const connection = this.#connection;
    if (connection?.other !== from) return;
    if (signal.kind === 'bye') {
      this.#drop();
      this.state.set('waiting');
    } else if (signal.kind === 'offer' || signal.session !== connection.session) {
      // meant for a connection that is gone
    } else if (signal.kind === 'answer') {
      await connection.hearDescription({ type: 'answer', sdp: signal.sdp });
    } else if (signal.kind === 'candidates') {
      await connection.hearCandidates(signal.candidates);
    } else connection.pc.restartIce();
  }

  #offerTo(viewer: string): void {
    const before = this.#connection?.other;
    if (before !== undefined && before !== viewer) this.#hearing.say({ kind: 'bye' }, before);
    this.#drop();
    this.#session += 1;
    const of = { session: this.#session, other: viewer };
    const connection = new Connection(of, this.#way, {
      onCandidates: (candidates) =>
        this.#hearing.say({ kind: 'candidates', session: of.session, candidates }, viewer),
      onState: (state) => this.#follow(connection, state),
    });
    this.#connection = connection;
    this.state.set('connecting');
    const { pc } = connection;
    pc.onnegotiationneeded = async () => {
      try {
        await connection.describe((sdp) =>
          this.#hearing.say({ kind: 'offer', session: of.session, sdp }, viewer),
        );
      } catch {
        // it was closed meanwhile
      }
    };
    pc.addTransceiver(this.#picture, { direction: 'sendonly', sendEncodings: [ENCODING] });
    pc.addTransceiver(this.#sound ?? 'audio', { direction: 'sendonly' });
  }

  #follow(connection: Connection, state: RTCPeerConnectionState): void {
    if (connection !== this.#connection) return;
    if (state === 'connected') this.state.set('shown');
    else if (state === 'disconnected') this.state.set('lost');
    else if (state === 'failed') {
      this.state.set('lost');
      this.#offerTo(connection.other);
    }
  }
}
