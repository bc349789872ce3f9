import { expect } from 'vitest';
import type { TestMember } from '../members.ts';
import type { World } from './world.ts';

/** What is sent, with the documented fields alone. */
export interface Request {
  /** who asks; by default the one whom `open` stands for, null for a visitor */
  as?: TestMember | null;
  /** what stands in the braces of the path, in their order */
  path?: readonly (string | number)[];
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** German unless told otherwise */
  language?: 'de' | 'en';
}

type Make = (world: World) => Request | Promise<Request>;

export interface Refusal {
  /** what is wrong with it */
  what: string;
  ask: Make;
  status: number;
  /** of the answer; the departures have other codes than the documents, which show none */
  code?: string;
  message?: string;
  /** the texts at the fields of the request; there may be no others */
  fields?: Record<string, string>;
}

/** A call of one of the two specifications. */
export interface DocumentedCall {
  /** as the documents write it */
  call: string;
  /** everyone, members, or staff; all others are refused with 401 and 403 */
  open: 'everyone' | 'members' | 'moderators' | 'admins';
  ask: Make;
  status: number;
  /** the documented fields of the answer; `[fields]` is a list that isn't empty */
  answer: unknown;
  bad?: readonly Refusal[];
}

export const TEXT: unknown = expect.any(String);
export const NUMBER: unknown = expect.any(Number);
export const SWITCH: unknown = expect.any(Boolean);
export const LIST: unknown = expect.any(Array);
export const TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
/** The address of a picture that we keep. */
export const OWN_PICTURE: unknown = expect.stringMatching(/\/media\/[a-z0-9]{26}\/\d+\.webp$/);
/** What nobody has to have said. */
export const orNone = (what: unknown): unknown => expect.toBeOneOf([what, null]);
export const OK = { ok: true };

/** The number of a thing that isn't there. */
export const NOWHERE = 999_999_999;
