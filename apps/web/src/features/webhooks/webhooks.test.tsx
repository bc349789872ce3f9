// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { never, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const user = member();
const reader = { user };
const AT = '2026-11-30T19:12:00.000Z';

type Hook = RouterOutputs['webhooks']['list'][number];
const hook = (facts: Partial<Hook> = {}): Hook => ({
  id: 1,
  name: 'Bot im Vereinschat',
  url: 'https://bot.example/hook',
  subject: { kind: 'club', id: '5', name: 'DC Vollspann', path: '/clubs/5' },
  events: null,
  isTeam: false,
  isRun: true,
  isOwn: true,
  isOn: true,
  offReason: null,
  offAt: null,
  createdAt: AT,
  formerSecretUntil: null,
  waiting: 0,
  failures: 0,
  failingSince: null,
  lastAttemptAt: AT,
  lastSuccessAt: AT,
  ...facts,
});

type Delivery = RouterOutputs['webhooks']['deliveries']['items'][number];
const idOf = (number: number) => `msg_00000000-0000-4000-8000-00000000000${number}`;
const delivery = (number: number, facts: Partial<Delivery> = {}): Delivery => ({
  id: idOf(number),
  event: 'game.finished',
  thing: 'game/1',
  sequence: number,
  state: 'delivered',
  happenedAt: AT,
  attempts: 1,
  triedAt: AT,
  status: 204,
  failure: null,
  durationMs: 41,
  nextAttemptAt: null,
  ...facts,
});

const show = (answers: Parameters<typeof renderPart>[1]) =>
  renderPart(<WebhooksSection />, answers, reader);

describe('webhooks', () => {
  it('say what they hear, where it goes and how it went', async () => {
    const { main } = await show({
      'webhooks.list': [
        hook({ isTeam: true, waiting: 3, events: ['club.member.joined'] }),
        hook({ id: 2, name: 'Licht', failures: 4, subject: subjectOf('member') }),
        hook({ id: 3, name: 'Tabelle', isOn: false, offReason: 'gone', offAt: AT }),
        hook({ id: 4, name: 'Alt', lastSuccessAt: null, subject: subjectOf('thread') }),
      ],
    });
    const rows = await main.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent ?? '')).toEqual([
      expect.stringMatching(/Läuft.*Team.*bot\.example.*DC Vollspann.*hört 1 Ereignis.*3 warten/),
      expect.stringMatching(/Zustellung klappt nicht.*Was dich selbst betrifft.*hört alles/),
      expect.stringMatching(/Aus.*dass er nichts mehr haben will \(410\)/),
      expect.stringMatching(/Das siehst du nicht mehr.*Noch nichts zugestellt/),
    ]);
    expect(main.getAllByRole('link', { name: 'DC Vollspann' })[0]?.getAttribute('href')).toBe(
      '/clubs/5',
    );
  });

  it('are empty', async () => {
    const { main } = await show({ 'webhooks.list': [] });
    await main.findByText('Noch kein Webhook.');
  });

  it('fail', async () => {
    const { main } = await show({ 'webhooks.list': refused('UNAVAILABLE') });
    await main.findByRole('heading', { name: 'Deine Webhooks konnten nicht geladen werden' });
  });

  it('are waited for', async () => {
    const { main } = await show({ 'webhooks.list': never });
    expect(main.queryByText('Noch kein Webhook.')).toBeNull();
    expect(main.queryByRole('button', { name: 'Webhook anlegen' })).toBeNull();
  });

  it('wait for a confirmed address', async () => {
    const { main } = await renderPart(
      <WebhooksSection />,
      { 'webhooks.list': [] },
      { user: { ...user, emailVerified: false } },
    );
    await main.findByText('Bestätige zuerst deine E-Mail-Adresse.');
    expect(main.queryByRole('button', { name: 'Webhook anlegen' })).toBeNull();
  });

  it('are made for what one runs, with what is ticked, and show their secret once', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await show({
      'webhooks.list': [],
      'webhooks.kinds': [
        kind('club.member.joined', 'Neues Mitglied', { isForTeam: true }),
        kind('club.member.left', 'Mitglied ausgetreten', { isForTeam: true }),
        kind('game.finished', 'Spiel zu Ende', { subjects: ['member'] }),
      ],
      'webhooks.subjects': [
        {
          kind: 'club',
          label: 'Verein',
          things: [{ id: '5', name: 'DC Vollspann', path: '/clubs/5', isRun: true }],
        },
      ],
      'webhooks.create': { ...hook(), secret: 'whsec_geheim' },
    });
    await hands.click(await main.findByRole('button', { name: 'Webhook anlegen' }));
    await hands.type(await main.findByRole('textbox', { name: 'Name' }), 'Bot');
    await hands.type(
      main.getByRole('textbox', { name: 'Adresse des Empfängers' }),
      'https://bot.example/',
    );
    const subject = main.getByRole('combobox', { name: 'Wovon er hört' });
    await within(subject).findByText('Verein: DC Vollspann');
    await hands.selectOptions(subject, 'club/5');
    await hands.click(main.getByRole('checkbox', { name: /^Gehört dem Team/ }));
    // not all: then nothing is ticked, and one click is enough for one event
    await hands.click(main.getByRole('checkbox', { name: /^Alle/ }));
    const clubs = within(await main.findByRole('group', { name: 'Vereine' }));
    expect(clubs.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(main.getByText('Kreuze an, was er hören soll, mindestens eins.')).toBeTruthy();
    expect(main.queryByText('Bitte ausfüllen')).toBeNull();
    await hands.click(main.getByRole('button', { name: 'Webhook anlegen' }));
    await main.findByText('Bitte ausfüllen');
    expect(asked('webhooks.create')).toEqual([]);
    await hands.click(clubs.getByRole('checkbox', { name: /^Neues Mitglied/ }));
    await waitFor(() => expect(main.queryByText('Bitte ausfüllen')).toBeNull());
    expect(main.queryByText('Kreuze an, was er hören soll, mindestens eins.')).toBeNull();
    expect(main.queryByText('Spiel zu Ende')).toBeNull();
    await hands.click(main.getByRole('button', { name: 'Webhook anlegen' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Das Geheimnis von „Bot“' }));
    expect(dialog.getByDisplayValue('whsec_geheim')).toBeTruthy();
    expect(asked('webhooks.create')).toMatchObject([
      {
        name: 'Bot',
        url: 'https://bot.example/',
        isTeam: true,
        subject: { kind: 'club', id: '5' },
        events: ['club.member.joined'],
      },
    ]);
    await hands.click(dialog.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(all.queryByDisplayValue('whsec_geheim')).toBeNull());
  });

  it('are switched off, tried, and given a new secret', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await show({
      'webhooks.list': [hook()],
      'webhooks.update': hook({ isOn: false, offReason: 'owner', offAt: AT }),
      'webhooks.ping': {
        ...delivery(1, { event: 'webhook.ping', state: 'given_up', status: 500 }),
        body: '{"type":"webhook.ping","data":{"id":1}}',
        answer: 'kaputt',
      },
      'webhooks.rotateSecret': { ...hook(), secret: 'whsec_neu' },
    });
    await hands.click(await main.findByRole('button', { name: /^Webhook ausschalten/ }));
    await waitFor(() => expect(asked('webhooks.update')).toEqual([{ id: 1, isOn: false }]));
    await hands.click(main.getByRole('button', { name: /^Testen:/ }));
    const tried = within(await all.findByRole('dialog', { name: 'Zustellung' }));
    expect(tried.getByText('kaputt')).toBeTruthy();
    expect(tried.getByText(/Antwort 500 \(41 ms\)/)).toBeTruthy();
    expect(tried.getByText(/"type": "webhook\.ping"/)).toBeTruthy();
    await close(hands, tried);
    await hands.click(main.getByRole('button', { name: /^Neues Geheimnis:/ }));
    const question = within(await all.findByRole('alertdialog'));
    expect(asked('webhooks.rotateSecret')).toEqual([]);
    await hands.click(question.getByRole('button', { name: 'Neues Geheimnis' }));
    await all.findByDisplayValue('whsec_neu');
  });

  it('say why a test could not be sent', async () => {
    const {
      main,
      all,
      user: hands,
    } = await show({
      'webhooks.list': [hook()],
      'webhooks.ping': refused('WEBHOOK_RECEIVER_BUSY'),
    });
    await hands.click(await main.findByRole('button', { name: /^Testen:/ }));
    await all.findByText(/Dieser Server bekommt gerade so viel von Oche/);
  });
});

describe('the log', () => {
  const open = async (answers: Parameters<typeof renderPart>[1]) => {
    const page = await show({ 'webhooks.list': [hook()], ...answers });
    await page.user.click(await page.main.findByRole('button', { name: 'Zustellungen zeigen' }));
    return page;
  };

  it('has each message with its answer, its time and when it is tried again', async () => {
    const { main } = await open({
      'webhooks.deliveries': {
        items: [
          delivery(1),
          delivery(2, { state: 'waiting', status: 500, attempts: 3, nextAttemptAt: AT }),
          delivery(3, { state: 'given_up', status: null, failure: 'timeout', durationMs: 10_000 }),
          delivery(4, { state: 'waiting', triedAt: null, status: null, durationMs: null }),
          delivery(5, {
            state: 'waiting',
            triedAt: null,
            status: null,
            failure: 'busy',
            durationMs: null,
            nextAttemptAt: AT,
          }),
          delivery(6, { state: 'withheld', triedAt: null, status: null, durationMs: null }),
        ],
        nextCursor: null,
      },
    });
    const named = await main.findAllByRole('button', { name: /^Nachricht ansehen/ });
    const lines = named.map((button) => button.closest('li')?.textContent ?? '');
    expect(lines).toEqual([
      expect.stringMatching(/game\.finished Zugestellt.*Antwort 204 \(41 ms\)/),
      expect.stringMatching(/Wartet.*Antwort 500.*3 Versuche.*nächster Versuch:/),
      expect.stringMatching(/Aufgegeben.*Keine Antwort in zehn Sekunden \(10\.000 ms\)/),
      expect.stringMatching(/Wartet.*Noch nicht gesendet/),
      expect.stringMatching(/Wartet.*gerade viel von der Oche.*nächster Versuch/),
      expect.stringMatching(/Zurückgehalten.*Noch nicht gesendet/),
    ]);
    // what waits anyway is not sent once more
    expect(main.getAllByRole('button', { name: /^Noch einmal senden/ })).toHaveLength(3);
  });

  it('shows what was sent and answered, and sends it again', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await open({
      'webhooks.deliveries': { items: [delivery(1)], nextCursor: null },
      'webhooks.delivery': { ...delivery(1), body: '{"data":{"id":7}}', answer: null },
      'webhooks.replay': delivery(1, { state: 'waiting' }),
      'webhooks.replayFailed': { count: 2 },
    });
    await hands.click(await main.findByRole('button', { name: /^Nachricht ansehen/ }));
    const dialog = within(await all.findByRole('dialog', { name: 'Zustellung' }));
    await dialog.findByText(/"id": 7/);
    expect(dialog.getByText('Keine, oder eine leere.')).toBeTruthy();
    await close(hands, dialog);
    await hands.click(main.getByRole('button', { name: /^Noch einmal senden/ }));
    await all.findByText('Wird noch einmal gesendet');
    expect(asked('webhooks.replay')).toEqual([{ id: 1, deliveryId: idOf(1) }]);
    await hands.click(main.getByRole('button', { name: 'Alle aufgegebenen noch einmal' }));
    await all.findByText('2 Nachrichten werden noch einmal gesendet');
  });

  it('is empty', async () => {
    const { main } = await open({ 'webhooks.deliveries': { items: [], nextCursor: null } });
    await main.findByText('Noch keine Nachricht.');
  });

  it('fails', async () => {
    const { main } = await open({ 'webhooks.deliveries': refused('UNAVAILABLE') });
    await main.findByRole('heading', { name: 'Die Zustellungen konnten nicht geladen werden' });
  });
});

/** By the button at its end; the one at its top has the same name. */
async function close(hands: { click(element: Element): Promise<void> }, dialog: Dialog) {
  const button = dialog.getAllByRole('button', { name: 'Schließen' }).at(-1);
  await hands.click(button ?? expect.fail('it can’t be closed'));
}
type Dialog = ReturnType<typeof within>;

type Kind = RouterOutputs['webhooks']['kinds'][number];
function kind(name: string, title: string, facts: Partial<Kind> = {}): Kind {
  const scope = name.startsWith('club') ? 'clubs' : 'games';
  const subjects = ['club'];
  return { kind: name, scope, name: title, about: '…', subjects, isForTeam: false, ...facts };
}

/** What has no name: oneself, or a thing that is gone. */
function subjectOf(name: string): Hook['subject'] {
  return { kind: name, id: '', name: null, path: null };
}
