import { expect, test } from './support/test.ts';

test('an admin sees what waits, how it went, and what a switch would do', async ({ lookAs }) => {
  const page = await lookAs('admin');
  await page.goto('/admin');
  for (const counter of ['Benutzer Total', 'Locations', 'Turniere', 'Marktplatz']) {
    await expect(page.getByRole('main').getByRole('link', { name: counter })).toHaveText(/\d/);
  }
  await expect(page.getByRole('link', { name: 'Gemeldete Fälle' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Statistik' }).click();
  await page.getByText('90 Tage').click();
  await page.getByText('Tabelle', { exact: true }).click();
  await expect(page).toHaveURL(/days=90.*view=table/);
  await expect(page.getByRole('row')).toHaveCount(92);
  await page.goto('/admin/switches');
  const forum = page.getByRole('listitem').filter({ hasText: 'Forum' }).first();
  await forum.getByRole('button', { name: 'Abschalten' }).click();
  await expect(page.getByRole('dialog')).toContainText('Forum abschalten');
  // others look at the forum meanwhile
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/admin/announcements');
  await page.getByRole('button', { name: 'Neue Ansage' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Text auf Deutsch').fill('Nur zur Ansicht');
  await expect(form.getByText('Nur zur Ansicht', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
});
