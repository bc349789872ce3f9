import type { RemotePicture } from '@oche/validators/remote/schemas';

/** Through which servers, and whether only through the relay, which hides the address of this device. */
export interface Way extends Pick<RemotePicture, 'iceServers'> {
  isDirect: boolean;
}

export type Candidate = { candidate: string; sdpMid: string | null; sdpMLineIndex: number | null };

/** So long it gathers ways before it tells of them together. */
const GATHER_MS = 80;
/** So long a connection may take before it is begun anew. */
export const PATIENCE_MS = 8000;
/** As many as the server takes at once. */
const TOGETHER = 20;

const configurationOf = ({ iceServers, isDirect }: Way): RTCConfiguration => ({
  iceServers,
  iceTransportPolicy: isDirect ? 'all' : 'relay',
});

interface Handlers {
  onCandidates: (candidates: Candidate[]) => void;
  onState: (state: RTCPeerConnectionState) => void;
}

/** A connection to one device of the other side, with what both ends need alike. */
export class Connection {
  readonly pc: RTCPeerConnection;
  readonly session: number;
  readonly other: string;
  #found: Candidate[] = [];
  /** its own description is on the way; ways that arrive before it would mean nothing to the other one */
  #isDescribed = false;
  readonly #begun = Date.now();
  #tell: ReturnType<typeof setTimeout> | undefined;
  readonly #handlers: Handlers;
  /** ways of the other one that have come before its description */
  #waiting: Candidate[] = [];

  constructor(of: { session: number; other: string }, way: Way, handlers: Handlers) {
    this.session = of.session;
    this.other = of.other;
    this.pc = new RTCPeerConnection(configurationOf(way));
    this.pc.onicecandidate = ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { sdpMid, sdpMLineIndex } = candidate;
      this.#found.push({ candidate: candidate.candidate, sdpMid, sdpMLineIndex });
      if (this.#isDescribed) this.#tellSoon();
    };
    this.#handlers = handlers;
    this.pc.onconnectionstatechange = () => handlers.onState(this.pc.connectionState);
  }

  /**
   * Describes this end anew, as an offer or an answer, whichever is due.
   * @param say what the other one is told first, before the ways that are found meanwhile
   */
  async describe(say: (sdp: string) => void): Promise<void> {
    this.#isDescribed = false;
    await this.pc.setLocalDescription();
    const sdp = this.pc.localDescription?.sdp;
    if (!sdp) return;
    say(sdp);
    this.#isDescribed = true;
    if (this.#found.length > 0) this.#tellSoon();
  }

  #tellSoon(): void {
    this.#tell ??= setTimeout(() => {
      this.#tell = undefined;
      while (this.#isDescribed && this.#found.length > 0)
        this.#handlers.onCandidates(this.#found.splice(0, TOGETHER));
    }, GATHER_MS);
  }

  /** Whether it leads nowhere: lost, or not there after a long while. */
  get isBroken(): boolean {
    const { connectionState: state } = this.pc;
    if (state === 'new' || state === 'connecting') return Date.now() - this.#begun > PATIENCE_MS;
    return state !== 'connected';
  }

  /** The servers' credentials have changed; what is connected stays so. */
  take(way: Way): void {
    this.pc.setConfiguration(configurationOf(way));
  }

  async hearDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await this.pc.setRemoteDescription(description);
    await this.hearCandidates(this.#waiting.splice(0));
  }

  async hearCandidates(candidates: Candidate[]): Promise<void> {
    if (!this.pc.remoteDescription) {
      this.#waiting.push(...candidates);
      return;
    }
    for (const candidate of candidates) await this.pc.addIceCandidate(candidate);
  }

  close(): void {
    clearTimeout(this.#tell);
    this.pc.onconnectionstatechange = null;
    this.pc.onnegotiationneeded = null;
    this.pc.onicecandidate = null;
    this.pc.close();
  }
}
