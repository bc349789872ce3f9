import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { CameraPeer, type SendingState } from './camera-peer.ts';
import type { Way } from './connection.ts';
import type { PictureLine } from './picture-line.ts';
import { Store } from './store.ts';
import { ViewerPeer, type Viewing } from './viewer-peer.ts';

const NOTHING_SHOWN = new Store<Viewing>({ state: 'away', stream: null });
const NOTHING_SENT = new Store<SendingState>('waiting');

interface Peer {
  renew(way: Way): void;
  stop(): void;
}

/** A peer as long as there is a way; credentials are renewed in it, another kind of way makes another peer. */
function usePeer<Made extends Peer>(
  way: Way | null,
  line: PictureLine,
  isWanted: boolean,
  make: (way: Way) => Made,
): Made | null {
  const [peer, setPeer] = useState<Made | null>(null);
  const made = useEffectEvent(() => way && make(way));
  const isDirect = way?.isDirect ?? null;
  const servers = way?.iceServers;
  useEffect(() => {
    if (!isWanted || isDirect === null || !line) return;
    const next = made();
    setPeer(next);
    return () => {
      next?.stop();
      setPeer(null);
    };
  }, [line, isDirect, isWanted]);
  useEffect(() => {
    if (peer && servers && isDirect !== null) peer.renew({ iceServers: servers, isDirect });
  }, [peer, servers, isDirect]);
  return peer;
}

/** The picture of the other side. */
export function useViewer(
  line: PictureLine,
  way: Way | null,
  onPhone: (isThere: boolean) => void,
): Viewing {
  const tell = useEffectEvent(onPhone);
  const peer = usePeer(
    way,
    line,
    true,
    (now) => new ViewerPeer({ line, way: now, onPhone: (isThere) => tell(isThere) }),
  );
  const { subscribe, get } = peer?.viewing ?? NOTHING_SHOWN;
  return useSyncExternalStore(subscribe, get, NOTHING_SHOWN.get);
}

interface Sent {
  /** null: nothing is shown */
  picture: MediaStreamTrack | null;
  sound: MediaStreamTrack | null;
}

/** This device's picture, for the other side. */
export function useSender(line: PictureLine, way: Way | null, { picture, sound }: Sent) {
  const peer = usePeer(
    way,
    line,
    picture !== null,
    // one is only made with a picture
    (now) => new CameraPeer({ line, way: now, picture: picture as MediaStreamTrack }),
  );
  useEffect(() => {
    if (peer && picture) void peer.show(picture);
  }, [peer, picture]);
  useEffect(() => {
    void peer?.speak(sound);
  }, [peer, sound]);
  const { subscribe, get } = peer?.state ?? NOTHING_SENT;
  return useSyncExternalStore(subscribe, get, NOTHING_SENT.get);
}
