import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

/** A member of the demo data with whom no other tests write, who has not chosen anything yet. */
const MEMBER = 'lea.hoffmann@oche.test';

test.use({ storageState: visitor });

test('a member chooses who sees the profile, and another username', async ({ page }) => {
  await page.goto(`/api/mock-login?email=${MEMBER}&returnTo=/profile`);
  const card = page.getByRole('region', { name: 'Wer darf dein Profil sehen?' });
  await expect(card.getByRole('button')).toHaveCount(3);
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Niemand' }).click();
  await expect(card.getByRole('status')).toContainText('Gespeichert.');
  await card.getByRole('link').click();

  const visibility = page.locator('#visibility');
  await expect(visibility.getByRole('button', { pressed: true })).toContainText('Niemand');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto('/account/profile');
  const username = page.locator('#username');
  await expect(username).toContainText('@lea.hoffmann');
  await username.getByRole('button', { name: 'Benutzernamen ändern' }).click();
  const field = username.getByLabel('Neuer Benutzername');
  await expect(field).toBeFocused();
  await field.pressSequentially('Lea P');
  await expect(username.getByText('Nur a bis z', { exact: false })).toBeVisible();
  await field.fill('oche');
  await page.keyboard.press('Enter');
  await expect(username.getByText('Diesen Namen gibt es schon')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Lea_180');
  await page.keyboard.press('Enter');
  await expect(username).toContainText('@Lea_180');
  await expect(username).toContainText('Wieder änderbar ab');
  await expect(username.getByRole('button')).toHaveCount(0);
});
