// @vitest-environment happy-dom
import type { CaseSummary, ModerationCase, OwnCase } from '@oche/validators/moderation/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const moderator = member({ role: 'moderator', secondFactor: true });
const anna = { id: 'anna', firstName: 'Anna', lastName: 'Huber' };
const day = '2026-02-01T12:00:00.000Z';
const list = <Item,>(...items: Item[]) => ({ items, nextCursor: null });

const reported = (facts: Partial<CaseSummary> = {}): CaseSummary => ({
  id: 5,
  thing: {
    kind: 'post',
    id: '17',
    title: 'Barrels',
    text: 'Alles Betrug!',
    path: '/forum/thread/3',
    place: null,
    author: anna,
    isShown: true,
    isLocked: false,
  },
  reportCount: 1,
  weight: 1,
  reasons: ['spam'],
  openedAt: day,
  lastReportedAt: day,
  isApproval: false,
  claimedBy: null,
  closedAt: null,
  ...facts,
});
const caseOf = (facts: Partial<ModerationCase> = {}): ModerationCase => ({
  ...reported(),
  reports: [],
  authorHistory: null,
  decisions: [],
  earlier: [],
  can: { claim: true, decide: [] },
  ...facts,
});
const open = (address: string, answers: Answers, user = moderator) =>
  renderPage(address, { 'moderation.scope.places': [], ...answers }, { user });

describe("the moderators' queue", () => {
  it('is not there for members', async () => {
    const { main, asked } = await open('/moderation', {}, member());
    expect((await main.findByRole('heading', { level: 1 })).textContent).not.toBe('Moderation');
    expect(asked('moderation.case.list')).toEqual([]);
  });

  it('leads moderators without a second factor to where they set it up', async () => {
    const { main, asked } = await open(
      '/moderation',
      {},
      member({ role: 'moderator', secondFactorSetupRequired: true }),
    );
    const link = await main.findByRole('link', { name: 'Kontoeinstellungen' });
    expect(link.getAttribute('href')).toBe('/account/security#second-factor');
    expect(asked('moderation.case.list')).toEqual([]);
  });

  it('says that there is nothing to do', async () => {
    const { main } = await open('/moderation', { 'moderation.case.list': list<CaseSummary>() });
    await main.findByRole('heading', { name: 'Nichts zu tun' });
  });

  it('says what was reported how often, why, and who works on it', async () => {
    const { main } = await open('/moderation', {
      'moderation.case.list': list(
        reported(),
        reported({ id: 6, reportCount: 3, claimedBy: anna }),
      ),
    });
    const rows = await main.findAllByRole('link', { name: 'Barrels' });
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/moderation/cases/5',
      '/moderation/cases/6',
    ]);
    const [one, three] = rows.map((row) => row.closest('li')?.textContent);
    expect(one).toContain('1Meldung');
    expect(one).not.toContain('bei ');
    expect(three).toContain('3Meldungen');
    expect(three).toContain('bei Anna Huber');
  });

  it('has its filters in the address', async () => {
    const { main, user, asked, address } = await open('/moderation', {
      'moderation.case.list': list<CaseSummary>(),
    });
    await user.selectOptions(await main.findByRole('combobox', { name: 'Art' }), 'Thread');
    await waitFor(() => expect(address()).toBe('/moderation?kind=thread'));
    await waitFor(() => expect(asked('moderation.case.list').at(-1)?.kind).toBe('thread'));
  });

  it('says that it could not be loaded', async () => {
    const { main } = await open('/moderation', { 'moderation.case.list': refused('UNAVAILABLE') });
    await main.findByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
    main.getByRole('button', { name: 'Erneut versuchen' });
  });
});

describe('a case', () => {
  it('is not found where there is none', async () => {
    const { main } = await open('/moderation/cases/5', {
      'moderation.case.get': refused('NOT_FOUND'),
    });
    const title = (await main.findByRole('heading', { level: 1 })).textContent;
    expect(title).not.toContain('Barrels');
  });

  it('is taken by one, who can decide then; the others hear that it failed', async () => {
    const { main, all, user, answer } = await open('/moderation/cases/5', {
      'moderation.case.get': caseOf(),
      'moderation.case.claim': refused('INTERNAL'),
    });
    const claim = await main.findByRole('button', { name: 'Übernehmen' });
    expect(main.queryByRole('form', { name: 'Entscheiden' })).toBeNull();
    await user.click(claim);
    await all.findByText('Der Fall konnte nicht übernommen werden.');
    answer({
      'moderation.case.claim': caseOf({ can: { claim: false, decide: ['none', 'hide'] } }),
    });
    await user.click(claim);
    await main.findByRole('form', { name: 'Entscheiden' });
    expect(main.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });

  it('wants rule and reasons for what is done, and keeps what was written', async () => {
    const { main, user, asked } = await open('/moderation/cases/5', {
      'moderation.case.get': caseOf({ can: { claim: false, decide: ['none', 'hide'] } }),
      'moderation.case.decide': refused('INTERNAL'),
    });
    const form = within(await main.findByRole('form', { name: 'Entscheiden' }));
    const note = form.getByRole('textbox', { name: /Notiz für die Akte/ });
    await user.type(note, 'Zum zweiten Mal.');
    await user.selectOptions(form.getByLabelText('Was geschieht damit?'), 'Ausblenden');
    await user.click(form.getByRole('button', { name: 'Entscheiden' }));
    const statement = form.getByRole('textbox', { name: /Begründung für das Mitglied/ });
    await waitFor(() => expect(statement.getAttribute('aria-invalid')).toBe('true'));
    expect(note).toHaveProperty('value', 'Zum zweiten Mal.');
    expect(asked('moderation.case.decide')).toEqual([]);
  });

  it('that is closed shows what was decided, and asks for nothing', async () => {
    const { main } = await open('/moderation/cases/5', {
      'moderation.case.get': caseOf({
        closedAt: day,
        can: { claim: false, decide: [] },
        decisions: [
          {
            id: 1,
            action: 'hide',
            rule: 'spam',
            statement: 'Das ist Werbung.',
            note: null,
            decidedBy: anna,
            decidedAt: day,
            undoneAt: null,
            undoUntil: null,
            appeal: null,
          },
        ],
      }),
    });
    const decision = within(await main.findByRole('region', { name: 'Entscheidung' }));
    decision.getByText('Ausblenden');
    decision.getByText('Das ist Werbung.');
    expect(main.queryByRole('button', { name: /Übernehmen|Rückgängig/ })).toBeNull();
  });
});

describe("a member's own cases", () => {
  const decided: OwnCase = {
    id: 5,
    thing: { kind: 'post', title: 'Barrels', text: null, path: null },
    withheldAt: null,
    decision: {
      id: 9,
      action: 'hide',
      rule: 'spam',
      statement: 'Das ist Werbung.',
      decidedAt: day,
      appealUntil: '2099-01-01T12:00:00.000Z',
      appeal: null,
    },
  };
  const own = (...cases: OwnCase[]): Answers => ({
    'moderation.own.cases': list(...cases),
    'moderation.own.sanctions': { items: [], nextCursor: null },
    'moderation.own.reports': { items: [], nextCursor: null },
    'social.notifications.see': { ok: true },
  });

  it('say that there are none', async () => {
    const { main } = await open('/moderation/mine', own(), member());
    await main.findByRole('heading', { level: 1 });
    expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
    expect(main.queryByText('Barrels')).toBeNull();
  });

  it('are appealed against once, with a text that stays when sending fails', async () => {
    const { main, user, asked } = await open(
      '/moderation/mine',
      { ...own(decided), 'moderation.appeal.create': refused('RATE_LIMITED', { retryAfter: 30 }) },
      member(),
    );
    await main.findByText('Das ist Werbung.');
    await user.click(main.getByRole('button', { name: /Einspruch/ }));
    const form = within(await main.findByRole('form'));
    const text = form.getByRole('textbox');
    await user.type(text, 'Das war keine Werbung.');
    const [send] = form.getAllByRole('button').filter((each) => each.matches('[type=submit]'));
    if (send) await user.click(send);
    await form.findByText('Zu viele Versuche. Warte bitte 30 Sekunden.');
    expect(text).toHaveProperty('value', 'Das war keine Werbung.');
    expect(asked('moderation.appeal.create')).toEqual([
      { decisionId: 9, text: 'Das war keine Werbung.' },
    ]);
  });
});
