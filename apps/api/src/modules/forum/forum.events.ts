/** Anything about a thread or its posts, also its deletion: `revision` is the thread's new one. */
export interface ThreadChanged {
  threadId: number;
  subforumId: number;
  revision: number;
}

/** A new post, also the first of a new thread (number 1). */
export interface PostCreated {
  postId: number;
  threadId: number;
  subforumId: number;
  number: number;
  authorId: string;
  /** the post that it answers or quotes */
  parentPostId: number | null;
}

declare module '../../lib/event-bus.ts' {
  interface AppEvents {
    'thread.changed': ThreadChanged;
    'post.created': PostCreated;
  }
}
