import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';

/** A device shows its board, or shows the other one's; one that does both is two peers. */
export const remoteRoles = ['camera', 'viewer'] as const;
export type RemoteRole = (typeof remoteRoles)[number];

const hex = (digits: number) =>
  z.string().check(z.regex(new RegExp(`^[\\da-f]{${digits}}$`), 'invalid'));
/** Made anew by each device whenever it joins. */
const peer = hex(16);

/** A description of one picture and one sound takes three to six thousand characters. */
const SDP_MAX = 16_000;
const CANDIDATES_MAX = 20;
const SESSIONS_MAX = 1_000_000;

const sdp = z.string().check(z.maxLength(SDP_MAX, 'tooLong'), z.regex(/^v=0\r?\n/, 'invalid'));
/** counted by the camera: each is a connection of its own */
const session = z
  .number('invalid')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(SESSIONS_MAX, 'invalid'));
const candidate = z.object({
  candidate: z.string().check(z.maxLength(500, 'tooLong'), z.regex(/^(candidate:.*)?$/, 'invalid')),
  sdpMid: z.nullable(z.string().check(z.maxLength(16, 'tooLong'))),
  sdpMLineIndex: z.nullable(
    z.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(8, 'invalid')),
  ),
});

/** Somebody is here; who hears it answers with what comes first. */
const ready = z.object({ kind: z.literal('ready') });
const candidates = z.object({
  kind: z.literal('candidates'),
  session,
  candidates: z
    .array(candidate)
    .check(z.minLength(1, 'required'), z.maxLength(CANDIDATES_MAX, 'tooLarge')),
});
const bye = z.object({ kind: z.literal('bye') });

/** Only the camera offers, so two offers never meet. */
const cameraSignal = z.discriminatedUnion('kind', [
  ready,
  z.object({ kind: z.literal('offer'), session, sdp }),
  candidates,
  bye,
]);
const viewerSignal = z.discriminatedUnion('kind', [
  ready,
  z.object({ kind: z.literal('answer'), session, sdp }),
  candidates,
  /** the picture has stopped: look for another way */
  z.object({ kind: z.literal('restart'), session }),
  bye,
]);
const anySignal = z.union([cameraSignal, viewerSignal]);
export type RemoteSignal = z.infer<typeof anySignal>;
export type CameraSignal = z.infer<typeof cameraSignal>;
export type ViewerSignal = z.infer<typeof viewerSignal>;

const lastEventId = z.nullish(
  z.string().check(z.maxLength(20, 'invalid'), z.regex(/^\d+$/, 'invalid')),
);
/** one device of the other side; without it all that are there */
const to = z.nullish(peer);

export const remoteGameInput = z.object({ gameId: id });
const asCamera = { role: z.literal('camera'), peer, to, signal: cameraSignal };
export const remoteSignalInput = z.discriminatedUnion('role', [
  z.object({ gameId: id, ...asCamera }),
  z.object({ gameId: id, role: z.literal('viewer'), peer, to, signal: viewerSignal }),
]);
export const remoteEventsInput = z.object({
  gameId: id,
  role: z.enum(remoteRoles),
  peer,
  lastEventId,
});

/** The secret in the link for a phone, and one that the phone has made for itself. */
const device = hex(32);
export const openCameraInput = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'invalid')),
  device,
});
export const cameraInput = z.object({ device });
export const cameraSignalInput = z.object({ device, ...asCamera });
export const cameraEventsInput = z.object({ device, peer, lastEventId });

/** Shown once: only a hash of the link is stored. */
export const cameraLinkOutput = z.object({
  path: z.string(),
  /** the whole address as a QR code, in SVG */
  qr: z.string(),
  until: dateTime,
});

/** What a device needs to connect. */
export const remotePictureOutput = z.object({
  gameId: id,
  side: z.number(),
  /** who plays on the other side */
  opponent: z.string(),
  /** whether the two sides are friends, who may connect directly */
  isFriend: z.boolean(),
  /** whether this installation has a relay */
  hasRelay: z.boolean(),
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** until when the relay takes these credentials; null without one */
  iceUntil: z.nullable(dateTime),
  /** whether a phone is the camera of this side */
  hasPhone: z.boolean(),
});
export type RemotePicture = z.infer<typeof remotePictureOutput>;

export const remoteEventOutput = z.discriminatedUnion('kind', [
  /** the stream is open: what is said from now on arrives */
  z.object({ kind: z.literal('joined') }),
  z.object({ kind: z.literal('signal'), from: z.string(), signal: anySignal }),
  /** a phone has become the camera of this side, or has stopped */
  z.object({ kind: z.literal('phone'), isThere: z.boolean() }),
  /** the picture ends, for good */
  z.object({ kind: z.literal('bye'), reason: z.enum(['over', 'closed']) }),
]);
export type RemoteEvent = z.infer<typeof remoteEventOutput>;
