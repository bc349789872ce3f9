// @vitest-environment happy-dom
import type { DisputeCase } from '@oche/validators/market/disputes';
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
  oneStep: 'hide',
  ...facts,
});
const caseOf = (facts: Partial<ModerationCase> = {}): ModerationCase => ({
  ...reported(),
  reports: [],
  isBetween: false,
  authorHistory: null,
  decisions: [],
  earlier: [],
  can: { claim: true, decide: [] },
  ...facts,
});
const open = (address: string, answers: Answers, user = moderator) =>
  renderPage(
    address,
    {
      'moderation.scope.places': [],
      'moderation.case.count': { reports: 2, approvals: 0, appeals: 1 },
      ...answers,
    },
    { user },
  );

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
    // whatever can wait there can be looked for, also what nobody reports
    main.getByRole('option', { name: 'Streitfall um einen Handel' });
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
      '/moderation?case=5',
      '/moderation?case=6',
    ]);
    const [one, three] = rows.map((row) => row.closest('li')?.textContent);
    expect(one).toContain('1 Meldung');
    expect(one).not.toContain('bei ');
    expect(three).toContain('3 Meldungen');
    expect(three).toContain('bei Anna Huber');
  });

  it('says what makes a case weigh, and shows its pictures', async () => {
    const sources = [{ url: '/media/a/640.webp', width: 640 }];
    const picture = { id: 'a', url: '/media/a/640.webp', width: 640, height: 480, sources };
    const { main } = await open('/moderation', {
      'moderation.case.list': list(
        reported({
          thing: {
            ...reported().thing,
            signs: ['payment_link', 'new_sign'],
            pictures: [{ ...picture, colour: '#000000', description: null }],
          },
        }),
      ),
    });
    const row = (await main.findByRole('link', { name: 'Barrels' })).closest('li');
    expect(row?.textContent).toContain('Bezahl-Link');
    expect(row?.textContent).toContain('new_sign');
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/media/a/640.webp');
  });

  it('opens cases beside the list by keys, takes one away with h, and takes that back', async () => {
    const { main, all, user, asked, address } = await open('/moderation', {
      'moderation.case.list': list(reported(), reported({ id: 6, oneStep: null })),
      'moderation.case.get': caseOf(),
      'moderation.case.takeAway': { decisionId: 9 },
      'moderation.decision.undo': { ok: true },
    });
    await main.findAllByRole('link', { name: 'Barrels' });
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/moderation?case=5'));
    await main.findByRole('button', { name: 'Übernehmen' });
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/moderation?case=6'));
    await user.keyboard('h');
    expect(asked('moderation.case.takeAway')).toEqual([]);
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe('/moderation?case=5'));
    await user.keyboard('h');
    await waitFor(() => expect(asked('moderation.case.takeAway')).toEqual([{ id: 5 }]));
    await waitFor(() => expect(address()).toBe('/moderation?case=6'));
    await user.click(await all.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked('moderation.decision.undo')).toEqual([{ id: 9 }]));
  });

  it('has a button in the row for what is done in passing, and says when that failed', async () => {
    const { main, all, user } = await open('/moderation', {
      'moderation.case.list': list(reported()),
      'moderation.case.takeAway': refused('INTERNAL'),
    });
    await user.click(await main.findByRole('button', { name: 'Ausblenden: Barrels' }));
    await all.findByText('Das ließ sich nicht wegnehmen.');
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

  it('between two sides shows all there is to it, looks into their talk when asked, and is settled without a rule', async () => {
    const side = (id: string, firstName: string) => ({ id, firstName, lastName: 'Beispiel' });
    const dispute: DisputeCase = {
      ...{ id: 17, openedBy: 'buyer', openedAt: day, account: 'Es kam zerbrochen an.' },
      ...{ buyer: side('luka', 'Luka'), seller: side('heike', 'Heike') },
      ...{ answer: null, answeredAt: null, outcome: null, photos: [] },
      deal: {
        ...{ id: 3, price: 27, status: 'disputed', agreedAt: day, handover: null, meetsAt: null },
        ...{ meetingAgreedAt: null, handedOverAt: null, completedAt: null },
        ...{ buyerConfirmedAt: null, sellerConfirmedAt: day },
      },
      ad: {
        ...{ title: 'Schreibtafel', description: 'Ohne Kratzer.', condition: 'good', price: 30 },
        ...{ shippingPrice: null, takenAt: day, pictures: [], isChanged: true },
      },
      offers: [
        { id: 1, by: 'buyer', amount: 27, message: 'Passt das?', status: 'accepted', madeAt: day },
      ],
      questions: [
        {
          side: 'seller',
          question: 'Wie war es verpackt?',
          askedAt: day,
          answer: null,
          answeredAt: null,
        },
      ],
      can: { ask: ['buyer'], look: true },
    };
    const { main, user, asked } = await open('/moderation/cases/5', {
      'moderation.case.get': caseOf({
        ...reported({ thing: { ...reported().thing, kind: 'dispute' } }),
        isBetween: true,
        can: { claim: false, decide: ['none', 'annul', 'refund', 'return'] },
      }),
      'moderation.case.decide': refused('INTERNAL'),
      'market.disputes.get': dispute,
      'market.disputes.look': { members: [], messages: [] },
    });
    await main.findByText('Es kam zerbrochen an.');
    main.getByText('Ohne Kratzer.');
    main.getByText('seitdem geändert');
    main.getByText('Wie war es verpackt?');
    main.getByText('„Passt das?“');
    expect(asked('market.disputes.look')).toEqual([]);
    await user.click(main.getByRole('button', { name: 'Ins Gespräch sehen' }));
    await waitFor(() => expect(asked('market.disputes.look')).toEqual([{ id: 17 }]));
    const form = within(await main.findByRole('form', { name: 'Entscheiden' }));
    await user.selectOptions(
      form.getByLabelText('Was geschieht damit?'),
      'Artikel und Geld gehen zurück',
    );
    await user.type(form.getByRole('textbox', { name: /für beide Seiten/ }), 'Es war zerbrochen.');
    await user.click(form.getByRole('button', { name: 'Entscheiden' }));
    await waitFor(() =>
      expect(asked('moderation.case.decide')).toMatchObject([{ id: 5, action: 'return' }]),
    );
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
