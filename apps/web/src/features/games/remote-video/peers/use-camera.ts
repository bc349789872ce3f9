import { useEffect, useState } from 'react';
import {
  type CameraProblem,
  hasTorch,
  type KnownCamera,
  listCameras,
  NoCamera,
  openCamera,
  openMicrophone,
  setTorch,
} from './camera-source.ts';

const problemOf = (error: unknown): CameraProblem =>
  error instanceof NoCamera ? error.problem : 'none';

export interface Camera {
  /** null until somebody has asked for it */
  track: MediaStreamTrack | null;
  problem: CameraProblem | null;
  isOpening: boolean;
  cameras: readonly KnownCamera[];
  /** the one in use */
  id: string | null;
  hasTorch: boolean;
  isTorchOn: boolean;
  sound: MediaStreamTrack | null;
  soundProblem: CameraProblem | null;
  /** @param id one of several; without it the one on the back */
  open: (id?: string) => Promise<void>;
  close: () => void;
  turnTorch: (isOn: boolean) => Promise<void>;
  turnSound: (isOn: boolean) => Promise<void>;
}

/** The camera of this device, from a tap on; and its microphone, from another tap on. */
export function useCamera(): Camera {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [sound, setSound] = useState<MediaStreamTrack | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [soundProblem, setSoundProblem] = useState<CameraProblem | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [cameras, setCameras] = useState<readonly KnownCamera[]>([]);
  const [isTorchOn, setIsTorchOn] = useState(false);

  // the light of the camera goes out when the page does
  useEffect(() => () => track?.stop(), [track]);
  useEffect(() => () => sound?.stop(), [sound]);
  useEffect(() => {
    if (!track) return;
    // unplugged, or taken by the system
    const ended = () => {
      setTrack(null);
      setProblem('busy');
    };
    track.addEventListener('ended', ended);
    return () => track.removeEventListener('ended', ended);
  }, [track]);

  return {
    track,
    problem,
    isOpening,
    cameras,
    id: track?.getSettings().deviceId ?? null,
    hasTorch: track !== null && hasTorch(track),
    isTorchOn,
    sound,
    soundProblem,
    async open(id) {
      setIsOpening(true);
      // many phones open only one camera at a time
      track?.stop();
      try {
        setTrack(await openCamera(id ?? null));
        setProblem(null);
        setIsTorchOn(false);
        setCameras(await listCameras());
      } catch (error) {
        setTrack(null);
        setProblem(problemOf(error));
      }
      setIsOpening(false);
    },
    close() {
      setTrack(null);
      setSound(null);
    },
    async turnTorch(isOn) {
      if (!track) return;
      // some say that they have one, and have none in this mode
      await setTorch(track, isOn).then(
        () => setIsTorchOn(isOn),
        () => setIsTorchOn(false),
      );
    },
    async turnSound(isOn) {
      setSoundProblem(null);
      if (!isOn) return setSound(null);
      try {
        setSound(await openMicrophone());
      } catch (error) {
        setSoundProblem(problemOf(error));
      }
    },
  };
}
