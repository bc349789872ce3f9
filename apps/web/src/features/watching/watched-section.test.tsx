// @vitest-environment happy-dom

import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { type Answers, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { WatchedSection } from './watched-section.tsx';

type Watched = RouterOutputs['social']['watching']['list']['items'][number];
const thread: Watched = {
  kind: 'thread',
  id: 3,
  title: 'Barrels',
  within: 'Material',
  path: '/forum/thread/3',
  level: 'tracking',
  levels: ['watching', 'tracking', 'normal', 'muted'],
  newer: 2,
};
const show = (answers: Answers, locale: 'de' | 'en' = 'de') =>
  renderPart(<WatchedSection />, answers, { user: member(), locale });

describe('what a member watches', () => {
  it('waits, and says when there is nothing', async () => {
    const list = Promise.withResolvers<{ items: Watched[]; nextCursor: null }>();
    const { main } = await show({ 'social.watching.list': list.promise });
    await main.findByText('Laden...');
    list.resolve({ items: [], nextCursor: null });
    await main.findByText(/Noch nichts. Auf jeder Seite des Forums/);
    expect(main.queryByText('Laden...')).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const { main, user, answer } = await show({ 'social.watching.list': refused('UNAVAILABLE') });
    await main.findByRole('heading', { name: 'Deine Liste konnte nicht geladen werden' });
    answer({ 'social.watching.list': { items: [thread], nextCursor: null } });
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('link', { name: 'Barrels' });
  });

  it('says what it is, where it belongs, and how much is new', async () => {
    const { main } = await show({ 'social.watching.list': { items: [thread], nextCursor: null } });
    const row = (await main.findByRole('listitem')).textContent;
    expect(row).toContain('2 neu');
    expect(row).toContain('Thread in Material');
    expect(main.getByRole('link', { name: 'Barrels' }).getAttribute('href')).toBe(
      '/forum/thread/3',
    );
  });

  it('says it in English', async () => {
    const { main } = await show(
      { 'social.watching.list': { items: [thread], nextCursor: null } },
      'en',
    );
    expect((await main.findByRole('listitem')).textContent).toContain('2 new');
  });

  it('takes a choice at once, and back when it could not be saved', async () => {
    const saving = Promise.withResolvers<ReturnType<typeof refused>>();
    const { main, all, user, asked } = await show({
      'social.watching.list': { items: [thread], nextCursor: null },
      'social.watching.set': saving.promise,
    });
    const level = await main.findByRole('combobox', { name: 'Was du von Barrels hörst' });
    expect(level).toHaveProperty('value', 'tracking');
    await user.selectOptions(level, 'Stumm');
    await waitFor(() => expect(level).toHaveProperty('value', 'muted'));
    expect(asked('social.watching.set')).toEqual([{ kind: 'thread', id: 3, level: 'muted' }]);
    saving.resolve(refused('INTERNAL'));
    await all.findByText('Das konnte nicht gespeichert werden.');
    await waitFor(() => expect(level).toHaveProperty('value', 'tracking'));
  });

  it('stays as it is when more of it cannot be loaded', async () => {
    const { main, user } = await show({
      'social.watching.list': ({ cursor }) =>
        cursor ? refused('UNAVAILABLE') : { items: [thread], nextCursor: 'next' },
    });
    await user.click(await main.findByRole('button', { name: 'Mehr laden' }));
    await main.findByText(/Mehr konnte nicht geladen werden/);
    main.getByRole('link', { name: 'Barrels' });
  });
});
