import { listViolations } from '../support/axe.ts';
import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: signedIn('admin') });

test('a lounge is found, corrected, hidden with a reason, and brought back', async ({
  page,
  lookAs,
}) => {
  const owner = await lookAs('ben');
  const name = `Zum Luftschloss ${Date.now()}`;
  const created = await owner.request.post('/trpc/lounges.create', {
    data: { name, address: 'Am Ring 1', zipCode: '50823', city: 'Köln', country: 'DE' },
  });
  const { id } = (await created.json()).result.data;
  const place = `/venues/${id}`;

  // what is searched stands in the address, and survives a reload
  await page.goto('/admin/locations');
  await page.getByLabel('Name, Stadt oder Nummer').fill('Luftschloss');
  await expect(page).toHaveURL(/q=Luftschloss/);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('0 €/h');

  await row.getByRole('button', { name: `${name} bearbeiten` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stundensatz in €').fill('-1');
  await dialog.getByLabel('Warum änderst du das?').fill('Preis laut Aushang');
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect(dialog.getByText('Stundensatz muss positiv sein')).toBeVisible();
  await dialog.getByLabel('Stundensatz in €').fill('12,50');
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('12,50 €/h');

  // with the keyboard, from the row to the decision
  await row.getByRole('button', { name: `${name} ausblenden` }).press('Enter');
  await dialog.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(dialog.getByText('Schreib dem Mitglied, warum')).toBeVisible();
  await dialog.getByLabel('Welche Regel ist verletzt?').selectOption({ label: 'Betrug' });
  await dialog.getByLabel('Begründung für das Mitglied').fill('Die Adresse gibt es nicht.');
  await dialog.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(row).toContainText('Die Adresse gibt es nicht.');
  const visitor = await lookAs('visitor');
  await visitor.goto(place);
  await expect(visitor.getByText(name)).toHaveCount(0);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).not.toContainText('Die Adresse gibt es nicht.');
  await visitor.goto(place);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  // all of it is in the log, of which a part is in the address
  await page.goto(`/admin/log?kind=lounge&q=${id}`);
  for (const done of ['Lounge bearbeitet', 'Lounge ausgeblendet', 'Lounge wiederhergestellt']) {
    await expect(page.getByRole('row').filter({ hasText: done })).toHaveCount(1);
  }
});
