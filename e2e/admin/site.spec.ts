import { expect, test } from '../support/test.ts';

test('an admin sees what waits, how it went, and what a switch would do', async ({ lookAs }) => {
  const page = await lookAs('admin');
  await page.goto('/admin');
  for (const counter of ['Benutzer Total', 'Locations', 'Turniere', 'Marktplatz']) {
    await expect(page.getByRole('link', { name: new RegExp(`^\\d+ ${counter}$`) })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Gemeldete Fälle' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Statistik' }).click();
  await page.getByRole('radio', { name: '90 Tage' }).check();
  await page.getByRole('radio', { name: 'Tabelle' }).check();
  await expect(page).toHaveURL(/days=90.*view=table/);
  await expect(page.getByRole('columnheader', { name: 'Aktiv in sieben Tagen' })).toBeVisible();
  await page.goto('/admin/switches');
  const forum = page.getByRole('group', { name: 'Forum', exact: true });
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
