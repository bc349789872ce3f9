import type { LegacyPassword } from '../../auth/index.ts';
import type { Losses, Piece } from '../bbcode/tree.ts';

export const sourceKinds = ['phpbb3', 'woltlab', 'vbulletin4', 'vbulletin5'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Who wrote something: a member, or a guest, of whom there is only a name. */
export interface Author {
  id: string | null;
  name: string;
}

export interface SourceFile {
  /** where it may be, below the board's folder; a `*` at the beginning of a name stands for anything */
  paths: string[];
  /** for one that stands in the board's database */
  read: (() => Promise<Buffer | null>) | null;
}

export interface SourceMember {
  id: string;
  name: string;
  email: string;
  /** the board has made sure of the address, and the account is in use */
  isConfirmed: boolean;
  isGerman: boolean;
  joinedAt: Date | null;
  password: LegacyPassword | null;
  groupIds: string[];
  avatar: SourceFile | null;
  /** null: not banned */
  banReason: string | null;
}

export interface SourceGroup {
  id: string;
  name: string;
  isStaff: boolean;
}

export interface SourceBoard {
  id: string;
  parentId: string | null;
  name: string;
  description: string;
  /** only holds others */
  isCategory: boolean;
  isClosed: boolean;
  /** visitors could read it */
  isPublic: boolean;
}

export interface SourceThread {
  id: string;
  boardId: string;
  title: string;
  author: Author;
  createdAt: Date;
  isPinned: boolean;
  isAnnouncement: boolean;
  isLocked: boolean;
}

export interface SourcePost {
  id: string;
  author: Author;
  createdAt: Date;
  editedAt: Date | null;
  /** as it is stored there */
  written: string;
  pieces: (losses: Losses) => Piece[];
}

export interface SourcePoll {
  threadId: string;
  question: string;
  options: { text: string; voterIds: string[] }[];
  isMultiple: boolean;
  isChangeable: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  isClosed: boolean;
}

export interface SourceAttachment extends SourceFile {
  id: string;
  postId: string;
  name: string;
  description: string | null;
}

export interface SourceMessage {
  id: string;
  authorId: string;
  /** members beside the author */
  recipientIds: string[];
  /** with what it belongs together, where the board knows that */
  talkId: string | null;
  subject: string;
  /** it opens its talk, or the board doesn't know of talks */
  isFirst: boolean;
  createdAt: Date;
  pieces: (losses: Losses) => Piece[];
}

/** Pairs of members and what they have chosen: both ids together are the key. */
export interface SourceTie {
  userId: string;
  otherId: string;
}

export interface Counts {
  members: number;
  threads: number;
  posts: number;
  polls: number;
  attachments: number;
  messages: number;
  ignores: number;
  watches: number;
}

/** What can't come, and why: a line of the dry run. */
export interface Left {
  count: number;
  what: string;
}

/**
 * One board, read in slices behind the id that was read last, so that little of it is ever in memory. Ids ascend as
 * numbers.
 */
export interface Source {
  readonly kind: SourceKind;
  count(): Promise<Counts>;
  /** what this board has that doesn't come */
  left(): Promise<Left[]>;
  members(after: string, limit: number): Promise<SourceMember[]>;
  groups(): Promise<SourceGroup[]>;
  /** parents before their children, in their order */
  boards(): Promise<SourceBoard[]>;
  threads(after: string, limit: number): Promise<SourceThread[]>;
  /** the posts of threads in their reading order */
  postIds(threadIds: readonly string[]): Promise<{ id: string; threadId: string }[]>;
  posts(ids: readonly string[]): Promise<SourcePost[]>;
  polls(threadIds: readonly string[]): Promise<SourcePoll[]>;
  attachments(after: string, limit: number): Promise<SourceAttachment[]>;
  messages(after: string, limit: number): Promise<SourceMessage[]>;
  ignores(after: SourceTie | null, limit: number): Promise<SourceTie[]>;
  /** `otherId` is the thread's or the board's */
  watches(kind: 'thread' | 'board', after: SourceTie | null, limit: number): Promise<SourceTie[]>;
  close(): Promise<void>;
}
