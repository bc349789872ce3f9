declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something about a thread or its posts changed; `revision` is the thread's new one. */
    'thread.changed': {
      threadId: number;
      subforumId: number;
      revision: number;
      /** the answers that it touches, where whoever tells of it knows them; else those with this revision */
      answerIds?: readonly number[];
    };
    /** A thread is in another subforum now; `thread.changed` is told, too. */
    'thread.moved': { threadId: number; fromSubforumId: number; subforumId: number };
    /** A thread bears other tags now; `thread.changed` is told, too. */
    'thread.tagged': { threadId: number };
    /** Posts have come to the thread, or gone, by splitting, merging, or moving; `thread.changed` is told, too. */
    'thread.reordered': { threadId: number };
    /** Categories or subforums were made, changed, ordered, deleted or brought back: these subforums show it. */
    'forum.placesChanged': { subforumIds: readonly number[] };
    /** Tags were made, changed, merged or deleted: pages of all places show them. */
    'forum.tagsChanged': Record<string, never>;
    /** The poll in a thread was added, voted on, changed or removed. */
    'thread.pollChanged': { threadId: number };
    /** Somebody has reacted to a post of the thread, or has taken that back. */
    'thread.reacted': { threadId: number; userId: string };
    /** A new post, also the first of a new thread (number 1). */
    'post.created': {
      postId: number;
      threadId: number;
      subforumId: number;
      number: number;
      authorId: string;
      /** the post that it answers or quotes */
      parentPostId: number | null;
    };
    /** An edit names members whom the post didn't name before. */
    'post.mentionsAdded': { postId: number; userIds: readonly string[] };
  }
}

export {};
