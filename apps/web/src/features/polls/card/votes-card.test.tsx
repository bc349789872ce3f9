// @vitest-environment happy-dom
import type { Poll } from '@oche/validators/polls/schemas';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { never, refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { pollOf } from '../testing.ts';
import { VotesCard } from './votes-card.tsx';

const show = (polls: Poll[], locale: 'de' | 'en' = 'de') =>
  renderPart(
    <VotesCard />,
    { 'polls.listCurrent': polls, 'social.notifications.see': { ok: true } },
    { user: member(), locale },
  );
/** Twelve and one have voted. */
const voted = pollOf({ hasVoted: true, voterCount: 13 }, [
  { votes: 12, isOwn: true },
  { votes: 1 },
]);

describe('the votes on the start page', () => {
  it('say that they wait', async () => {
    const { main } = await renderPart(<VotesCard />, { 'polls.listCurrent': never });
    expect((await main.findByRole('status')).textContent).toContain('Laden');
  });

  it('say that they failed, and try again', async () => {
    const { main, user, answer } = await renderPart(
      <VotesCard />,
      { 'polls.listCurrent': refused('UNAVAILABLE') },
      { user: member() },
    );
    await main.findByRole('heading', { name: 'Die Abstimmungen konnten wir nicht laden.' });
    answer({ 'polls.listCurrent': [] });
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('heading', { name: 'Noch kein Set steht zur Wahl' });
  });

  it('have a tab for what else is asked only while something is', async () => {
    const { main, user } = await show([]);
    const tabs = await main.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sets', 'Lounges']);
    await user.click(main.getByRole('tab', { name: 'Lounges' }));
    main.getByRole('heading', { name: 'Noch keine Lounge steht zur Wahl' });
  });

  it('begin where a vote is missing, and go on with the arrow keys', async () => {
    const { main, user } = await show([
      pollOf({ id: 1, kind: 'set', hasVoted: true }),
      pollOf({ id: 2, kind: 'lounge' }),
    ]);
    const lounges = await main.findByRole('tab', { name: /Lounges/ });
    expect(lounges.getAttribute('aria-selected')).toBe('true');
    expect(lounges.textContent).toContain('wartet auf deine Stimme');
    lounges.focus();
    await user.keyboard('{ArrowRight}');
    const sets = main.getByRole('tab', { name: 'Sets' });
    expect(document.activeElement).toBe(sets);
    expect(sets.getAttribute('aria-selected')).toBe('true');
  });
});

describe('a poll', () => {
  it('wants an answer before it is sent', async () => {
    const { main, user, asked } = await show([pollOf()]);
    await user.click(await main.findByRole('button', { name: 'Abstimmen' }));
    await main.findByText('Tipp erst eine Antwort an.');
    expect(asked('polls.vote')).toEqual([]);
    await user.click(main.getByRole('radio', { name: 'Soft' }));
    expect(main.queryByText('Tipp erst eine Antwort an.')).toBeNull();
  });

  it('keeps what was chosen when the vote fails, and thanks once it counts', async () => {
    const { main, user, asked, answer } = await show([pollOf()]);
    answer({ 'polls.vote': refused('RATE_LIMITED', { retryAfter: 30 }) });
    const steel = await main.findByRole('radio', { name: 'Steel' });
    await user.click(steel);
    await user.click(main.getByRole('button', { name: 'Abstimmen' }));
    await main.findByText('Zu viele Versuche. Warte bitte 30 Sekunden.');
    expect(steel).toHaveProperty('checked', true);

    answer({ 'polls.vote': voted });
    await user.click(main.getByRole('button', { name: 'Abstimmen' }));
    const thanks = await main.findByText('Deine Stimme zählt.');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    main.getByText('92 Prozent, 12 Stimmen');
    main.getByText('8 Prozent, 1 Stimme');
    main.getByText('13 haben abgestimmt');
    expect(asked('polls.vote').at(-1)).toEqual({ id: 5, optionIds: [1] });
  });

  it('counts in English, too', async () => {
    const { main } = await show([voted], 'en');
    await main.findByText('92 per cent, 12 votes');
    main.getByText('8 per cent, 1 vote');
    main.getByText('13 members have voted');
  });

  it('hides the result from those who have not voted, if it is to be hidden', async () => {
    const hidden = pollOf({ results: 'voted', can: { vote: false, close: false, remove: false } }, [
      { votes: null },
      { votes: null },
    ]);
    const { main } = await show([hidden]);
    await main.findByText('Das Ergebnis siehst du, sobald du abgestimmt hast.');
    expect(main.queryByText(/Prozent/)).toBeNull();
    expect(main.queryByRole('button', { name: 'Abstimmen' })).toBeNull();
  });

  it('puts the winner first once it is closed', async () => {
    const closed = pollOf({ state: 'closed', voterCount: 4, can: { ...voted.can, vote: false } }, [
      { votes: 1 },
      { votes: 3 },
    ]);
    const { main } = await show([closed]);
    const rows = await main.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
      'Softgewonne',
      'Steel25 Pro',
    ]);
  });
});
