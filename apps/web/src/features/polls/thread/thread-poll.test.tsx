// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { pollOf } from '../testing.ts';
import { ThreadPoll } from './thread-poll.tsx';

const user = member();
const show = (
  answers: Answers,
  revision: number | null = 1,
  reader: typeof user | undefined = user,
) => renderPart(<ThreadPoll threadId={9} revision={revision} />, answers, { user: reader });
const own = { vote: true, close: true, remove: true };

describe('the poll of a thread', () => {
  it('says that it could not be loaded, and tries again', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await show({
      'polls.thread.get': refused('UNAVAILABLE'),
    });
    await main.findByRole('heading', { name: 'Die Umfrage lässt sich gerade nicht laden.' });
    answer({ 'polls.thread.get': { poll: pollOf(), canAdd: false } });
    await hands.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('radiogroup', { name: 'Steel oder Soft?' });
  });

  it('shows visitors how it stands, and leads them to the login and back', async () => {
    const poll = pollOf({ can: { vote: false, close: false, remove: false } });
    const { main } = await renderPart(<ThreadPoll threadId={9} revision={1} />, {
      'polls.thread.get': { poll, canAdd: false },
    });
    const link = await main.findByRole('link', { name: 'Mitmachen: Abstimmen' });
    expect(link.getAttribute('href')).toContain('&returnTo=%2Fforum%2Fthread%2F9&notice=members');
    expect(main.queryByRole('radio')).toBeNull();
    expect(main.queryByRole('button', { name: 'Umfrage beenden' })).toBeNull();
  });

  it('is asked whether it should end, and stays when that fails', async () => {
    const {
      main,
      all,
      user: hands,
    } = await show({
      'polls.thread.get': { poll: pollOf({ can: own }), canAdd: false },
      'polls.thread.close': refused('INTERNAL'),
    });
    await hands.click(await main.findByRole('button', { name: 'Umfrage beenden' }));
    const dialog = within(await all.findByRole('alertdialog', { name: 'Umfrage jetzt beenden?' }));
    await hands.click(dialog.getByRole('button', { name: 'Umfrage beenden' }));
    await all.findByText('Die Umfrage läuft noch. Versuch es noch mal.');
    await waitFor(() => expect(all.queryByRole('alertdialog')).toBeNull());
    main.getByRole('radiogroup', { name: 'Steel oder Soft?' });
  });

  it('is nothing to those who cannot add one', async () => {
    const { main, asked } = await show({ 'polls.thread.get': { poll: null, canAdd: false } }, null);
    await waitFor(() => expect(asked('polls.thread.get')).toEqual([{ threadId: 9 }]));
    expect(main.queryByRole('button')).toBeNull();
  });

  it('is added with a form that has what is wrong at its field, and keeps everything typed', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
      answer,
    } = await show(
      {
        'polls.thread.get': { poll: null, canAdd: true },
        'polls.thread.add': refused('BAD_INPUT', {
          fields: { 'poll.options.1.text': 'required' },
        }),
      },
      null,
    );
    await hands.click(await main.findByRole('button', { name: 'Umfrage hinzufügen' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Umfrage in diesem Thread' }));
    const question = dialog.getByRole('textbox', { name: 'Frage' });
    const second = dialog.getByRole('textbox', { name: 'Antwort 2' });
    await hands.type(question, 'Steel oder Soft?');
    await hands.type(dialog.getByRole('textbox', { name: 'Antwort 1' }), 'Steel');
    await hands.click(dialog.getByRole('button', { name: 'Umfrage starten' }));
    await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
    expect(question).toHaveProperty('value', 'Steel oder Soft?');

    await hands.type(second, 'Soft');
    answer({ 'polls.thread.add': pollOf() });
    await hands.click(dialog.getByRole('button', { name: 'Umfrage starten' }));
    await main.findByRole('radiogroup', { name: 'Steel oder Soft?' });
    expect(asked('polls.thread.add').at(-1)?.poll.options).toEqual([
      { text: 'Steel' },
      { text: 'Soft' },
    ]);
  });
});
