import type {
  CameraSignal,
  RemoteEvent,
  RemotePicture,
  RemoteRole,
  ViewerSignal,
} from '@oche/validators/remote/schemas';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import type { trpc } from '../../../../lib/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

export type Said =
  | { role: 'camera'; peer: string; to?: string; signal: CameraSignal }
  | { role: 'viewer'; peer: string; to?: string; signal: ViewerSignal };

interface Handlers {
  onData: (item: { id: string; data: RemoteEvent }) => void;
  onError: (error: unknown) => void;
}

/** How a device reaches the server with its picture. */
export interface PictureLine {
  get: () => Promise<RemotePicture>;
  send: (said: Said) => Promise<unknown>;
  subscribe: (
    of: { role: RemoteRole; peer: string; lastEventId: string | null },
    handlers: Handlers,
  ) => { unsubscribe(): void };
}

/** The device of a member who plays. */
export const lineOfMember = ({ remote }: Client, gameId: number): PictureLine => ({
  get: () => remote.get.query({ gameId }),
  send: (said) => remote.signal.mutate({ gameId, ...said }),
  subscribe: (of, handlers) => remote.events.subscribe({ gameId, ...of }, handlers),
});

/** A phone that is only a camera, on which nobody is signed in. */
export const lineOfPhone = ({ remote }: Client, device: string): PictureLine => ({
  get: () => remote.camera.get.query({ device }),
  send: async (said) => {
    if (said.role === 'camera') await remote.camera.signal.mutate({ device, ...said });
  },
  subscribe: ({ peer, lastEventId }, handlers) =>
    remote.camera.events.subscribe({ device, peer, lastEventId }, handlers),
});

/** Whether there is no picture for this device any more, however often it asks. */
export const isOver = (error: unknown): boolean =>
  hasErrorCode(
    error,
    'PICTURE_CLOSED',
    'GAME_NOT_FOUND',
    'CAMERA_UNKNOWN',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_BANNED',
    'UNAUTHENTICATED',
  );
