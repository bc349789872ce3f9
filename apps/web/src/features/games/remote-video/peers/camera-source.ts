/** Why there is no camera: refused by who was asked, none there, in use elsewhere, or a page without https. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure';

const WANTED: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 20, max: 30 },
};

/** An error that says why. */
export class NoCamera extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** @throws NoCamera */
async function capture(constraints: MediaStreamConstraints): Promise<MediaStreamTrack> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices) throw new NoCamera('insecure');
  try {
    const [track] = (await mediaDevices.getUserMedia(constraints)).getTracks();
    if (track) return track;
  } catch (error) {
    throw new NoCamera(PROBLEMS[(error as Error).name] ?? 'none');
  }
  throw new NoCamera('none');
}

/**
 * Asks for a camera: for the one on the back first, as that is what points at a board.
 * @throws NoCamera
 */
export async function openCamera(deviceId: string | null): Promise<MediaStreamTrack> {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' };
  const track = await capture({ video: { ...WANTED, ...which } });
  // sharp wires matter more than smooth movement
  track.contentHint = 'detail';
  return track;
}

/** @throws NoCamera */
export const openMicrophone = (): Promise<MediaStreamTrack> =>
  capture({ audio: { echoCancellation: true, noiseSuppression: true } });

export interface KnownCamera {
  id: string;
  label: string;
}

/** Those of this device; browsers name them once one is in use. */
export async function listCameras(): Promise<KnownCamera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

interface WithTorch extends MediaTrackCapabilities {
  torch?: boolean;
}

/** Not all browsers tell, and few cameras have one. */
export const hasTorch = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && (track.getCapabilities() as WithTorch).torch === true;

export const setTorch = (track: MediaStreamTrack, isOn: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
