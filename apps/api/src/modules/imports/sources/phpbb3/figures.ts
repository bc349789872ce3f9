import { countOf } from '../counts.ts';
import type { Counts, Left } from '../source.ts';
import type { Phpbb } from './board.ts';

export async function countPhpbb({ db, prefix, seenThread, seenPost }: Phpbb): Promise<Counts> {
  const count = (table: string, where: string) =>
    countOf(db, `\`${prefix}${table}\` where ${where}`);
  return {
    members: await count('users', 'user_type <> 2'),
    threads: await count('topics', `${seenThread} and topic_status <> 2`),
    posts: await count('posts', seenPost),
    polls: await count('topics', 'poll_start > 0'),
    attachments: await count('attachments', 'in_message = 0 and is_orphan = 0'),
    messages: await count('privmsgs', '1 = 1'),
    ignores: await count('zebra', 'foe = 1'),
    watches: (await count('topics_watch', '1 = 1')) + (await count('forums_watch', '1 = 1')),
  };
}

export async function leftByPhpbb({ db, prefix, seenThread, seenPost }: Phpbb): Promise<Left[]> {
  const count = (table: string, where: string) =>
    countOf(db, `\`${prefix}${table}\` where ${where}`);
  return [
    {
      count: await count('topics', `not (${seenThread})`),
      what: 'threads that are deleted or wait for approval',
    },
    {
      count: await count('posts', `not (${seenPost})`),
      what: 'posts that are deleted or wait for approval',
    },
    {
      count: await count('users', "user_type <> 2 and user_sig <> ''"),
      what: 'signatures: Oche has none',
    },
    {
      count: await count('attachments', 'in_message = 1'),
      what: 'attachments of private messages',
    },
    {
      count: await count(
        'users',
        "user_type <> 2 and user_avatar <> '' and user_avatar_type not in ('1', 'avatar.driver.upload')",
      ),
      what: 'avatars that lie elsewhere (remote, gallery, Gravatar)',
    },
    {
      count: await count('zebra', 'friend = 1'),
      what: 'friends: they are asked for in Oche, not taken over',
    },
  ];
}
