import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

/** A member of the demo data with whom no other tests act. */
const NAME = 'Dennis Kaiser';

test.use({ storageState: signedIn('admin') });

test('an admin finds a member, changes and suspends them, and leaves a note', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name, Benutzername' }).fill('no-such-member');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name, Benutzername' }).fill(NAME);
  const row = page.getByRole('row', { name: NAME });
  await expect(row).toContainText('Aktiv');
  await expect(page).toHaveURL(/q=Dennis/);

  // the order is in the address, and a reload keeps it
  await page.getByRole('button', { name: 'Benutzername' }).click();
  await expect(page).toHaveURL(/sort=username/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Benutzername' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await row.getByRole('link', { name: /bearbeiten/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Benutzername').fill('');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Benutzername ist erforderlich')).toBeVisible();
  await dialog.getByLabel('Benutzername').fill('dennis.umbenannt');
  await dialog.getByLabel('Status').selectOption({ label: 'Gesperrt' });
  await dialog.getByLabel('Wie lange?').selectOption({ label: '3 Tage' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Grund ist erforderlich')).toBeVisible();
  await dialog.getByLabel('Begründung für das Mitglied').fill('Dreimal nicht zum Spiel gekommen.');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Benutzer erfolgreich aktualisiert')).toBeVisible();
  await expect(row).toContainText('@dennis.umbenannt');
  await expect(row).toContainText('Gesperrt');

  await row.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page.getByText('Dreimal nicht zum Spiel gekommen.').first()).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Neue Notiz' })
    .fill('Hat am Telefon versprochen, abzusagen.');
  await page.getByRole('button', { name: 'Notieren' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Hat am Telefon versprochen' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: /löschen/ }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(note).toBeVisible();
});

test('the area is closed to members, with the documented words; moderators look on', async ({
  lookAs,
}) => {
  const denied = "You don't have permission to access the admin area";
  const anna = await lookAs('anna');
  await anna.goto('/admin/users');
  await expect(anna.getByText(denied)).toBeVisible();
  const developers = anna.getByRole('link', { name: 'Mock Login' });
  await expect(developers).toHaveAttribute('href', /^\/api\/mock-login\?email=/);

  const mod = await lookAs('moderator');
  await mod.goto('/moderation');
  await mod.getByRole('link', { name: 'Verwaltung ansehen' }).click();
  await expect(mod.getByRole('link', { name: /^\d+ Benutzer Total$/ })).toBeVisible();
  const tabs = mod.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
  for (const tab of ['Locations', 'Turniere', 'Marktplatz', 'Banner', 'Forum']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(
      mod.getByRole('main').getByRole('row').or(mod.getByRole('listitem')),
    ).not.toHaveCount(0);
    await expect(
      mod.getByRole('button', { name: /bearbeiten|löschen|ausblenden|Neue/i }),
    ).toHaveCount(0);
  }
  await tabs.getByRole('link', { name: 'Benutzer' }).click();
  await mod.getByRole('searchbox', { name: 'Name oder Benutzername' }).fill('Dennis Kai');
  await expect(mod.getByRole('row')).toHaveCount(2);
  await expect(mod.getByRole('main')).not.toContainText('@oche.test');
  await mod.getByRole('link', { name: NAME }).click();
  await expect(mod).toHaveURL(/\/moderation\/members\//);
  await mod.goto('/admin/system');
  await expect(mod.getByText(denied)).toBeVisible();
});
