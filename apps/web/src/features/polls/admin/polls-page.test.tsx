// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, never, refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { pollOf } from '../testing.ts';

const admin = member({ role: 'admin', secondFactor: true });
const show = (answers: Answers, user = admin) => renderPage('/admin/polls', answers, { user });
const list = (...items: ReturnType<typeof pollOf>[]) => ({ items, nextCursor: null });

describe("the site's polls, for admins", () => {
  it('are not there for members', async () => {
    const { main, asked } = await show({}, member());
    expect((await main.findByRole('heading', { level: 1 })).textContent).not.toMatch(/Abstimmung/);
    expect(main.queryByRole('button', { name: 'Neue Abstimmung' })).toBeNull();
    expect(asked('polls.admin.list')).toEqual([]);
  });

  it('say that they wait', async () => {
    const { main } = await show({ 'polls.admin.list': never });
    await main.findByText('Laden...');
  });

  it('say that they failed, and try again', async () => {
    const { main, user, answer } = await show({ 'polls.admin.list': refused('UNAVAILABLE') });
    await main.findByRole('heading', { name: 'Die Abstimmungen lassen sich gerade nicht laden.' });
    answer({ 'polls.admin.list': list() });
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('heading', { name: 'Noch keine Abstimmung' });
  });

  it('are shown by how they stand', async () => {
    const { main, user, asked } = await show({
      'polls.admin.list': ({ state }) =>
        list(pollOf({ state: state ?? 'open', question: `Frage ${state ?? 'alle'}` })),
    });
    await main.findByRole('heading', { name: 'Frage alle' });
    await user.click(main.getByRole('radio', { name: 'beendet' }));
    await main.findByRole('heading', { name: 'Frage closed' });
    expect(asked('polls.admin.list').map(({ state }) => state)).toEqual([undefined, 'closed']);
  });

  it('are deleted only after the question that says how many votes go with them', async () => {
    const { main, all, user, asked } = await show({
      'polls.admin.list': list(pollOf({ voterCount: 1 })),
      'polls.admin.delete': refused('INTERNAL'),
    });
    const actions = within(
      await main.findByRole('group', { name: 'Was mit „Steel oder Soft?“ geschehen soll' }),
    );
    await user.click(actions.getByRole('button', { name: 'Löschen' }));
    const dialog = within(
      await all.findByRole('alertdialog', { name: '„Steel oder Soft?“ löschen?' }),
    );
    dialog.getByText(/1 Stimme sind dann weg/);
    expect(asked('polls.admin.delete')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Löschen' }));
    await all.findByText('Das hat nicht geklappt.');
    expect(asked('polls.admin.delete')).toEqual([{ id: 5 }]);
  });

  it('are made with a form that keeps what was typed', async () => {
    const { main, all, user } = await show({
      'polls.admin.list': list(),
      'polls.admin.create': refused('BAD_INPUT', { fields: { 'poll.question': 'tooShort' } }),
    });
    await user.click(await main.findByRole('button', { name: 'Neue Abstimmung' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Neue Abstimmung' }));
    const question = dialog.getByRole('textbox', { name: 'Frage' });
    expect(question).toHaveProperty('value', 'Was ist das Dart-Set des Monats?');
    await user.click(dialog.getByRole('radio', { name: 'Freie Frage' }));
    await user.type(question, 'Soft?');
    const first = dialog.getByRole('textbox', { name: 'Antwort 1' });
    await user.type(first, 'Ja');
    await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(question.getAttribute('aria-invalid')).toBe('true'));
    expect(question).toHaveProperty('value', 'Soft?');
    expect(first).toHaveProperty('value', 'Ja');
  });
});
