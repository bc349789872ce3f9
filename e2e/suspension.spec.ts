import { expect, test } from '@playwright/test';
import { signedIn, visitor } from './support/roles.ts';

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
    const setStatus = (data: object) =>
      moderator.request.post('/trpc/auth.setMemberStatus', { data: { userId: id, ...data } });
    const suspended = await setStatus({ status: 'suspended', until, reason: 'Ton im Archiv' });
    expect(suspended.ok()).toBe(true);

    await page.getByRole('button', { name: 'Beitrag senden' }).click();
    await expect(page.getByRole('region', { name: 'Dein Konto ist gesperrt' })).toContainText(
      'Ton im Archiv',
    );
    await expect(field).toHaveCount(0);

    expect((await setStatus({ status: 'active' })).ok()).toBe(true);
    await moderator.close();
    await page.reload();
    await expect(field).toHaveValue('Das wollte ich noch sagen.');
  });
});
