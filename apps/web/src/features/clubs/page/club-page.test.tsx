// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, never, refused } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { clubOf } from '../testing.ts';

const anna = person('Anna Huber');
const ben = person('Ben Wolf');
const user = member();
const since = '2026-02-01T12:00:00.000Z';
const empty = { items: [], nextCursor: null };

/** A club about which there is nothing else to say. */
const of = (facts: Parameters<typeof clubOf>[0] = {}, more: Answers = {}): Answers => ({
  'clubs.get': clubOf(facts),
  'clubs.members.list': empty,
  'clubs.ranking': [],
  'tournaments.listOfClub': [],
  ...more,
});
const officer = { request: false, leave: true, manage: true, own: false, report: false };

/** What stands in the page's section of that name. */
const sectionOf = (main: ReturnType<typeof within>, name: string) =>
  within(main.getByRole('region', { name }));

describe('the page of a club', () => {
  it('says who is in, and who has won most', async () => {
    const { main } = await renderPage(
      '/clubs/7',
      of(
        { memberCount: 2, founded: 1987 },
        {
          'clubs.members.list': {
            items: [
              { person: anna, role: 'owner', joinedAt: since },
              { person: ben, role: 'member', joinedAt: since },
            ],
            nextCursor: null,
          },
          'clubs.ranking': [{ place: 1, person: ben, points: 12, wins: 4, losses: 1 }],
        },
      ),
      { user },
    );
    await main.findByRole('heading', { level: 1, name: 'Bulls' });
    expect(main.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Mitglieder',
      'gegründet',
    ]);
    const rows = within(main.getByRole('table', { name: 'Rangliste des Vereins' }));
    expect(rows.getByRole('row', { name: /Ben Wolf/ }).textContent).toBe('1BWBen Wolf4112');
    const members = sectionOf(main, 'Mitglieder').getAllByRole('listitem');
    expect(members.map(({ textContent }) => textContent)).toEqual([
      'AHAnna HuberVorsitz',
      'BWBen Wolf',
    ]);
  });

  it('says where there is nothing yet', async () => {
    const { main } = await renderPage(
      '/clubs/7',
      of(
        { news: { subforumId: 3, threadCount: 0 } },
        {
          'forum.thread.list': { items: [], nextCursor: null } as never,
        },
      ),
      { user },
    );
    await main.findByText('Hier zeigt sich gerade niemand.');
    main.getByText('Noch kein Spiel gezählt. Wer wirft das erste?');
    main.getByText('Noch nichts angeschlagen.');
  });

  it('says what of it could not be loaded, and tries again', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await renderPage(
      '/clubs/7',
      of(
        { news: { subforumId: 3, threadCount: 1 } },
        {
          'clubs.members.list': refused('UNAVAILABLE'),
          'clubs.ranking': refused('UNAVAILABLE'),
          'forum.thread.list': refused('UNAVAILABLE'),
        },
      ),
      { user },
    );
    await main.findByRole('heading', { level: 1, name: 'Bulls' });
    for (const name of ['Mitglieder', 'Rangliste', 'Neuigkeiten']) {
      await sectionOf(main, name).findByRole('button', { name: 'Erneut versuchen' });
    }
    answer({ 'clubs.ranking': [] });
    await hands.click(
      sectionOf(main, 'Rangliste').getByRole('button', { name: 'Erneut versuchen' }),
    );
    await main.findByText(/Noch kein Spiel gezählt/);
  });

  it('is nowhere to be found for those who may not see it', async () => {
    const { main } = await renderPage(
      '/clubs/7',
      of({}, { 'clubs.get': refused('CLUB_NOT_FOUND') }),
    );
    await main.findByRole('heading', { level: 1, name: 'Verein nicht gefunden' });
    main.getByRole('link', { name: 'Alle Vereine' });
  });

  it('leads visitors to the login and back, and gives them nothing to run', async () => {
    const { main } = await renderPage('/clubs/7', of({ standing: 'visitor' }));
    const link = await main.findByRole('link', { name: /^Mitmachen: / });
    expect(link.getAttribute('href')).toBe('/login?join=1&returnTo=%2Fclubs%2F7&notice=members');
    expect(main.queryByRole('button', { name: /Bearbeiten|Einladen/ })).toBeNull();
  });
});

describe('the way into a club', () => {
  it('keeps what was written when asking fails', async () => {
    const { main, all, user: hands, asked, answer } = await renderPage('/clubs/7', of(), { user });
    await hands.click(await main.findByRole('button', { name: 'Beitritt anfragen' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Beitritt anfragen' }));
    const message = dialog.getByRole('textbox', { name: /Nachricht/ });
    await hands.type(message, 'Ich werfe links.');
    answer({ 'clubs.admissions.request': refused('CLUB_FULL') });
    await hands.click(dialog.getByRole('button', { name: 'Anfragen' }));
    await dialog.findByText(/Der Verein ist voll/);
    expect(message).toHaveProperty('value', 'Ich werfe links.');

    answer({
      'clubs.admissions.request': { ok: true },
      'clubs.get': clubOf({ standing: 'asked' }),
    });
    await hands.click(dialog.getByRole('button', { name: 'Anfragen' }));
    await main.findByText('Angefragt. Der Vorstand meldet sich.');
    expect(all.queryByRole('dialog')).toBeNull();
    expect(asked('clubs.admissions.request').at(-1)).toEqual({
      id: 7,
      message: 'Ich werfe links.',
    });
  });

  it('says when an answer to an invitation comes too late', async () => {
    const {
      main,
      all,
      user: hands,
    } = await renderPage(
      '/clubs/7',
      of(
        { standing: 'invited' },
        { 'clubs.admissions.answerInvitation': refused('CLUB_ADMISSION_GONE') },
      ),
      { user },
    );
    await hands.click(await main.findByRole('button', { name: 'Beitreten' }));
    await all.findByText(/Das hat sich erledigt/);
    expect(main.getByRole('button', { name: 'Nein danke' })).toHaveProperty('disabled', false);
  });

  it('lets an owner hand over before leaving, and asks everybody else', async () => {
    const inside = { standing: 'in', memberCount: 3 } as const;
    const owner = await renderPage('/clubs/7', of({ ...inside, role: 'owner' }), { user });
    await owner.user.click(await owner.main.findByRole('button', { name: 'Austreten' }));
    within(owner.all.getByRole('dialog')).getByText(/Übergib ihn erst/);
    expect(
      within(owner.all.getByRole('dialog')).queryByRole('button', { name: 'Austreten' }),
    ).toBeNull();
  });
});

describe('running a club', () => {
  it('shows officers who asks, with what they say, and holds both buttons while it answers', async () => {
    const {
      main,
      user: hands,
      asked,
    } = await renderPage(
      '/clubs/7',
      of(
        { standing: 'in', role: 'officer', can: officer },
        {
          'clubs.admissions.list': {
            items: [{ person: ben, isInvitation: false, message: 'Darf ich?', createdAt: since }],
            nextCursor: null,
          },
          'clubs.admissions.answer': never,
        },
      ),
      { user },
    );
    await main.findByText('„Darf ich?“');
    const asking = sectionOf(main, 'Möchten rein');
    await hands.click(asking.getByRole('button', { name: 'Ben Wolf aufnehmen' }));
    const decline = asking.getByRole('button', { name: 'Ben Wolf ablehnen' });
    await waitFor(() => expect(decline).toHaveProperty('disabled', true));
    expect(asked('clubs.admissions.answer')).toEqual([{ id: 7, userId: 'ben', isAdmitted: true }]);
  });

  it('shows what is wrong at its field, and keeps everything typed', async () => {
    const {
      all,
      main,
      user: hands,
      answer,
    } = await renderPage(
      '/clubs/7',
      of(
        { standing: 'in', role: 'officer', can: officer },
        {
          'clubs.admissions.list': empty,
          'clubs.update': refused('BAD_INPUT', { fields: { founded: 'tooSmall' } }),
        },
      ),
      { user },
    );
    await hands.click(await main.findByRole('button', { name: 'Bearbeiten' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Verein bearbeiten' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await hands.type(name, ' Köln');
    const founded = dialog.getByRole('textbox', { name: /Gegründet im Jahr/ });
    await hands.type(founded, '17x');
    await hands.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(founded.getAttribute('aria-invalid')).toBe('true'));
    expect(founded).toHaveProperty('value', '17');
    expect(name).toHaveProperty('value', 'Bulls Köln');

    answer({ 'clubs.update': clubOf({ name: 'Bulls Köln' }) });
    await hands.click(dialog.getByRole('button', { name: 'Speichern' }));
    await main.findByRole('heading', { level: 1, name: 'Bulls Köln' });
    expect(all.queryByRole('dialog')).toBeNull();
  });
});
