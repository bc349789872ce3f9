import { expect, it } from 'vitest';
import { plainActor } from '../../../lib/actor.ts';
import { outcomeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { setLevel } from './testing.ts';
import { readEditor, requireWikiEditable } from './wiki-editor.service.ts';

const api = useTestApi();
const author = useMember(api);
const regular = useMember(api);
const blocked = useMember(api);
const newcomer = useMember(api);

it('who edits a wiki is looked up with their level, and whether the author and they are apart', async () => {
  const { db } = api.deps;
  await setLevel(db, [regular.id, blocked.id], 2);
  await db
    .insertInto('user_blocks')
    .values({ blocker_id: author.id, blocked_id: blocked.id })
    .execute();
  const editors = await Promise.all(
    [regular, blocked, newcomer].map(({ id }) => readEditor(db, plainActor(id), author.id)),
  );
  expect(editors).toEqual([
    { level: 2, isApart: false },
    { level: 2, isApart: true },
    { level: 0, isApart: false },
  ]);
  const thread = {
    categoryId: 1,
    authorId: author.id,
    isCategoryActive: true,
    isSubforumActive: true,
    isSubforumLocked: false,
    isLocked: false,
  };
  const outcomes = await Promise.all(
    [author, regular, blocked, newcomer].map(({ id }) =>
      outcomeOf(requireWikiEditable(db, plainActor(id), thread)),
    ),
  );
  expect(outcomes).toEqual(['done', 'done', 'FORBIDDEN', 'WIKI_NEEDS_LEVEL']);
});
