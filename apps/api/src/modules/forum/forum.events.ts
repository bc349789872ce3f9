declare module '../../lib/event-bus.ts' {
  interface AppEvents {
    /** Anything about a thread or its posts: `revision` is the thread's new one. */
    'thread.changed': { threadId: number; subforumId: number; revision: number };
    /** A new post, also the first of a new thread. */
    'post.created': {
      postId: number;
      threadId: number;
      subforumId: number;
      number: number;
      authorId: string;
      /** the post that it answers */
      parentPostId: number | null;
    };
  }
}

export type {};
