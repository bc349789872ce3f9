// @vitest-environment happy-dom
import type { OwnVerification, WaitingVerification } from '@oche/validators/trust/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import { VerificationsSection } from './queue/queue-page.tsx';

const user = member();
const day = '2026-02-01T12:00:00.000Z';
const check = (
  verificationType: OwnVerification['verificationType'],
  facts: Partial<OwnVerification> = {},
): OwnVerification => ({
  verificationType,
  status: 'open',
  requestedAt: null,
  decidedAt: null,
  reason: null,
  ...facts,
});
const own = (...items: OwnVerification[]): Answers => ({
  'market.verifications.own': { items, verificationScore: 0 },
  'social.notifications.see': { ok: true },
});
const open = (answers: Answers) => renderPage('/marketplace/verification', answers, { user });

describe('what of a member was checked', () => {
  it('is only for members', async () => {
    const { main, asked } = await renderPage('/marketplace/verification', {});
    await main.findByRole('link', { name: /anmelden/i });
    expect(asked('market.verifications.own')).toEqual([]);
  });

  it('says how each stands, why something was not enough, and what can be done', async () => {
    const { main } = await open(
      own(
        check('email', { status: 'verified', decidedAt: day }),
        check('identity', { status: 'rejected', reason: 'Das Bild ist unscharf.' }),
        check('bank', { status: 'pending', requestedAt: day }),
      ),
    );
    await main.findByText('1 von 6');
    const rows = main.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^E-MailBestätigtseit/);
    expect(rows[1]).toContain('Warum: Das Bild ist unscharf.');
    expect(rows[2]).toMatch(/^BankkontoWird geprüftgeschickt am/);
    main.getByLabelText('Unterlage schicken: Identität');
    main.getByRole('button', { name: /Zurückziehen\s?: Bankkonto/ });
  });

  it('says that it could not be loaded', async () => {
    const { main } = await open({ 'market.verifications.own': refused('UNAVAILABLE') });
    await main.findByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
    main.getByRole('button', { name: 'Erneut versuchen' });
  });

  it('keeps a number that was refused, and asks for the code once it was sent', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await open({
      ...own(check('phone')),
      'market.verifications.requestCode': refused('BAD_INPUT', { fields: { phone: 'invalid' } }),
    });
    await hands.click(await main.findByRole('button', { name: 'Nummer bestätigen' }));
    const number = await main.findByRole('textbox', { name: 'Handynummer' });
    await hands.type(number, '0151 1');
    await hands.click(main.getByRole('button', { name: 'Code schicken' }));
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    expect(number).toHaveProperty('value', '0151 1');
    answer({ 'market.verifications.requestCode': { ok: true } });
    await hands.click(main.getByRole('button', { name: 'Code schicken' }));
    await main.findByRole('textbox', { name: 'Code' });
  });

  it('asks before it deletes, and says when that fails', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await open({
      ...own(check('bank', { status: 'verified', decidedAt: day })),
      'market.verifications.withdraw': refused('INTERNAL'),
    });
    await hands.click(await main.findByRole('button', { name: /Löschen\s?: Bankkonto/ }));
    const dialog = within(await all.findByRole('alertdialog', { name: 'Nachweis löschen?' }));
    await hands.click(dialog.getByRole('button', { name: 'Löschen' }));
    await all.findByText('Das ließ sich nicht löschen.');
    await waitFor(() => expect(all.queryByRole('alertdialog')).toBeNull());
    expect(asked('market.verifications.withdraw')).toEqual([{ verificationType: 'bank' }]);
  });
});

describe('what waits for a check', () => {
  const waiting: WaitingVerification = {
    id: 6,
    verificationType: 'identity',
    mediaType: 'image/jpeg',
    requestedAt: day,
    member: {
      id: 'anna',
      username: 'anna',
      firstName: 'Anna',
      lastName: 'Huber',
      zipCode: null,
      country: 'DE',
      memberSince: day,
    },
    trader: null,
  };
  const show = (answers: Answers) =>
    renderPart(<VerificationsSection />, answers, { user: member({ role: 'admin' }) });
  const list = (...items: WaitingVerification[]) => ({ items, nextCursor: null });

  it('can be nothing', async () => {
    const { main } = await show({ 'market.verifications.list': list() });
    await main.findByRole('heading', { name: 'Nichts zu prüfen' });
  });

  it('shows a document only to who wants to see it, as each look is noted', async () => {
    const { main, user: hands } = await show({ 'market.verifications.list': list(waiting) });
    const look = await main.findByRole('button', {
      name: 'Unterlage von Anna Huber ansehen: Identität',
    });
    expect(main.queryByRole('img')).toBeNull();
    await hands.click(look);
    const picture = await main.findByRole('img', { name: 'Unterlage von Anna Huber' });
    expect(picture.getAttribute('src')).toBe('/api/marketplace/verifications/6/document');
  });

  it('is refused with a reason, without which nothing is sent', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
      answer,
    } = await show({
      'market.verifications.list': list(waiting),
    });
    await hands.click(
      await main.findByRole('button', { name: 'Identität von Anna Huber ablehnen' }),
    );
    const dialog = within(await all.findByRole('dialog', { name: 'Warum reicht das nicht?' }));
    const reason = dialog.getByRole('textbox', { name: 'Grund' });
    await hands.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(asked('market.verifications.decide')).toEqual([]);
    answer({ 'market.verifications.decide': { ok: true }, 'market.verifications.list': list() });
    await hands.type(reason, 'Unscharf.');
    await hands.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await main.findByRole('heading', { name: 'Nichts zu prüfen' });
    expect(asked('market.verifications.decide')).toEqual([
      { id: 6, requestedAt: day, isApproved: false, reason: 'Unscharf.' },
    ]);
  });
});
