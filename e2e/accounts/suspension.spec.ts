import { signedIn, visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

/** A member of the demo data with whom no other tests write. */
const MEMBER = 'nils.thoma@oche.test';

test.describe('a member who is suspended', () => {
  test.use({ storageState: visitor });

  test('keeps the text, and learns until when and why', async ({ page, browser }) => {
    await page.goto(`/api/mock-login?email=${MEMBER}`);
    await page.goto('/forum/thread/11');
    const { id } = await (await page.request.get('/api/auth/user')).json();
    const field = page.getByRole('region', { name: 'Antwort zum Thread' }).getByRole('textbox');
    await field.fill('Das wollte ich noch sagen.');

    const moderator = await browser.newContext({ storageState: signedIn('moderator') });
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const call = (name: string, data: object) =>
      moderator.request.post(`/trpc/moderation.sanction.${name}`, { data });
    const suspension = { kind: 'suspension', rule: 'inappropriate', reason: 'Ton im Archiv' };
    const suspended = await call('impose', { userId: id, until, ...suspension });
    expect(suspended.ok()).toBe(true);

    await page.getByRole('button', { name: 'Beitrag senden' }).click();
    await expect(page.getByRole('region', { name: 'Dein Konto ist gesperrt' })).toContainText(
      'Ton im Archiv',
    );
    await expect(field).toHaveCount(0);

    await page.goto('/moderation/mine');
    await expect(page.getByText('Ton im Archiv')).toHaveCount(2);
    await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
    await page.getByLabel('Warum ist die Entscheidung falsch?').fill('Das war ein Scherz.');
    await page.getByRole('button', { name: 'Einspruch senden' }).click();
    await expect(page.getByText('Wartet auf eine Entscheidung.')).toBeVisible();

    const of = encodeURIComponent(JSON.stringify({ userId: id }));
    const member = await moderator.request.get(`/trpc/moderation.member.get?input=${of}`);
    const [sanction] = (await member.json()).result.data.sanctions;
    const revoked = await call('revoke', { id: sanction.id, reason: 'Geklärt' });
    expect(revoked.ok()).toBe(true);
    await page.goto('/forum/thread/11');
    await moderator.close();
    await expect(field).toHaveValue('Das wollte ich noch sagen.');
  });
});
