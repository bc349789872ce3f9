import { appIsThere } from '../support/app.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: signedIn('admin') });

interface Made {
  id: number;
}

test('admins order, move, delete and bring back what the forum has', async ({ page }) => {
  const name = `Werkstatt ${Date.now()}`;
  const category = await call<Made>(page, 'forum.admin.category.create', { name });
  for (const each of ['Kleben', 'Feilen', 'Wickeln']) {
    await call<Made>(page, 'forum.admin.subforum.create', { categoryId: category.id, name: each });
  }

  // down from the categories by their names, and an order by the keys alone
  await page.goto('/admin/forum');
  await appIsThere(page);
  await page.getByRole('link', { name, exact: true }).click();
  const rows = page.locator('ol > li[data-place]');
  await expect(rows).toHaveText([/Kleben/, /Feilen/, /Wickeln/]);
  const grip = page.getByRole('button', { name: /„Wickeln“ verschieben, Platz 3 von 3/ });
  const saved = page.waitForResponse((answer) => answer.url().includes('subforum.order'));
  await grip.focus();
  await page.keyboard.press('Home');
  await expect(rows).toHaveText([/Wickeln/, /Kleben/, /Feilen/]);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(rows).toHaveText([/Wickeln/, /Kleben/, /Feilen/]);

  // a new thread with what is wrong at its field, then moved from one subforum to the other
  await page.getByRole('link', { name: 'Wickeln', exact: true }).click();
  await page.getByRole('button', { name: 'Neuer Thread' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Thread' });
  await form.getByLabel('Inhalt').fill('Mit Tape oder mit Faden?');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByText('Titel ist erforderlich')).toBeVisible();
  await form.getByLabel('Titel').fill('Griffband');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Thread erfolgreich erstellt')).toBeVisible();
  await page.getByRole('checkbox', { name: '„Griffband“ auswählen' }).check();
  await page
    .getByRole('group', { name: '1 ausgewählt' })
    .getByRole('button', { name: 'Verschieben' })
    .click();
  const move = page.getByRole('dialog', { name: '1 Thread verschieben' });
  await move.getByLabel('Wohin').selectOption({ label: 'Feilen' });
  await move.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByText('1 Thread verschoben')).toBeVisible();
  await expect(page.getByText('Noch kein Thread')).toBeVisible();

  // deleted after a question, and back with one click
  await page.getByRole('link', { name }).click();
  await expect(rows.nth(2)).toContainText('Threads1Posts1');
  await page.getByRole('button', { name: '„Feilen“ löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 Thread und 1 Post');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Subforum erfolgreich gelöscht')).toBeVisible();
  await expect(rows).toHaveText([/Wickeln/, /Kleben/]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(rows).toHaveText([/Wickeln/, /Kleben/, /Feilen/]);
  await page.getByRole('link', { name: 'Feilen', exact: true }).click();
  await page.getByRole('link', { name: 'Griffband', exact: true }).click();
  await expect(page.getByText('THREAD-STARTER')).toBeVisible();
  await call(page, 'forum.admin.category.delete', { id: category.id });
});
