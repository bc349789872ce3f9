// @vitest-environment happy-dom
import type { Forecast, Reordering } from '@oche/validators/forum/order/schemas';
import type { Post } from '@oche/validators/forum/schemas';
import { within } from '@testing-library/dom';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { type PostMarkSlot, ThreadProvider } from '../data/thread-context.tsx';
import { OrderTools } from './order-tools.tsx';

const posts = [1, 2, 3, 4].map(
  (number) =>
    ({ id: 10 + number, number, author: { firstName: 'Ben', lastName: `${number}` } }) as Post,
);
const said: Forecast = {
  posts: 2,
  links: 1,
  watchers: 0,
  readers: 0,
  renumbered: 0,
  poll: 'none',
  waiting: 0,
  tags: 2,
  tagsLeft: 1,
  source: { id: 7, title: 'Boards' },
  target: null,
};

function Page() {
  const [Mark, setMark] = useState<PostMarkSlot | null>(null);
  return (
    <ThreadProvider value={{ thread: { id: 7, title: 'Boards', subforumId: 3 } } as never}>
      <OrderTools posts={posts} onMark={setMark} />
      {Mark ? posts.map((post) => <Mark key={post.id} post={post} />) : null}
    </ThreadProvider>
  );
}

const show = (items: Partial<Reordering>[] = [], asked: object[] = []) =>
  renderPart(<Page />, {
    'forum.order.list': { items } as never,
    'forum.category.list': [] as never,
    'forum.order.forecast': ((input: object) => {
      asked.push(input);
      return said;
    }) as never,
  });

describe('ordering a thread', () => {
  it('selects posts but the first, a range with Shift, and says what splitting them does', async () => {
    const asked: object[] = [];
    const { all: find, user } = await show([], asked);
    await user.click(await find.findByRole('button', { name: 'Ordnen' }));
    await user.click(await find.findByRole('button', { name: /Beiträge auswählen/ }));
    const boxes = await find.findAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    const bar = within(await find.findByRole('group', { name: 'Ausgewählte Beiträge' }));
    expect((bar.getByRole('button', { name: 'Abtrennen' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    await user.click(boxes[0] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[1] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(bar.getByText('2 Beiträge')).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Abtrennen' }));
    const dialog = within(await find.findByRole('dialog'));
    await dialog.findByText(/1 Antwort oder Zitat führt/);
    dialog.getByText('2 Tags kommen mit.');
    dialog.getByText('Für 1 Tag von hier ist dort kein Platz mehr.');
    expect(asked).toEqual([{ threadId: 7, postIds: [12, 13] }]);
  });

  it('shows as long as it can be what can be undone here, not what is elsewhere', async () => {
    const undoable = {
      id: 5,
      kind: 'merge' as const,
      source: { id: 9, title: 'Noch mal Boards' },
      target: { id: 7, title: 'Boards' },
      isUndone: false,
      undoUntil: new Date(Date.now() + 8.5 * 60_000).toISOString(),
    };
    const elsewhere = {
      ...undoable,
      id: 6,
      source: { id: 1, title: 'x' },
      target: { id: 2, title: 'y' },
    };
    const { main } = await show([elsewhere, undoable]);
    expect(await main.findByText(/„Noch mal Boards“ ist in „Boards“ aufgegangen/)).toBeDefined();
    expect(main.getByText(/noch [89] Minuten/)).toBeDefined();
  });

  it('shows nothing to undo once it is too late', async () => {
    const late = {
      id: 5,
      kind: 'merge' as const,
      source: { id: 9, title: 'Noch mal Boards' },
      target: { id: 7, title: 'Boards' },
      isUndone: false,
      undoUntil: null,
    };
    const { main } = await show([late]);
    await main.findByRole('button', { name: 'Ordnen' });
    expect(main.queryByText(/aufgegangen/)).toBeNull();
  });
});
