import { TREE_LEVELS } from '@oche/validators/forum/admin-limits';

interface Answering {
  id: number;
  number: number;
  rootNumber: number;
  parentPostId: number | null;
}

export interface Branch<Post> {
  post: Post;
  /** 0 for what stands at the edge; never deeper than the cap */
  depth: number;
}

/**
 * Posts in reading order as a tree: each beneath the one that it answers, those beneath the same by their time. What
 * answers a post that isn't listed, as it stands on another page, begins at the first step.
 */
export function treeOf<Post extends Answering>(posts: readonly Post[]): Branch<Post>[] {
  const listed = new Set(posts.map(({ id }) => id));
  const answers = new Map<number | null, Post[]>();
  const parentOf = (post: Post) => {
    const isTop = post.number === post.rootNumber;
    return !isTop && post.parentPostId !== null && listed.has(post.parentPostId)
      ? post.parentPostId
      : null;
  };
  for (const post of posts) {
    const parent = parentOf(post);
    answers.set(parent, [...(answers.get(parent) ?? []), post]);
  }
  const branches: Branch<Post>[] = [];
  const add = (post: Post, depth: number) => {
    branches.push({ post, depth: Math.min(depth, TREE_LEVELS) });
    for (const answer of answers.get(post.id) ?? []) add(answer, depth + 1);
  };
  for (const post of answers.get(null) ?? []) add(post, post.number === post.rootNumber ? 0 : 1);
  return branches;
}
