import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { baseUrl } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const REASON = 'Sie schreibt Mitglieder an, ohne dass sie das wollen.';

test('a moderator finds an app, and switches it off and on; its maker reads why', async ({
  lookAs,
}) => {
  const maker = await lookAs('ben');
  const name = `Anzeige ${Date.now()}`;
  const app = {
    purpose: 'Zeigt die Ergebnisse vom Ligaabend an.',
    website: 'https://anzeige.example',
    redirectUris: ['https://anzeige.example/back'],
    hasSecret: false,
  };
  for (const each of [name, `${name} zwei`])
    await call(maker, 'access.apps.create', { ...app, name: each });

  const page = await lookAs('moderator');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Weitere Bereiche der Verwaltung' })
    .getByRole('link', { name: 'Apps', exact: true })
    .click();
  await page.getByLabel('Nach Namen suchen').fill(name.toUpperCase());
  const apps = page.getByRole('main').getByRole('listitem').filter({ hasText: 'anzeige.example' });
  await expect(apps).toHaveCount(2);
  const entry = apps.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(entry.getByRole('link', { name: 'Ben Yilmaz' })).toBeVisible();
  await expectAccessible(page);

  await entry.getByRole('button', { name: `${name} abschalten` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grund').fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abschalten' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByLabel('Nur abgeschaltete').check();
  await expect(apps).toHaveCount(1);
  await maker.goto('/account/apps');
  await expect(maker.getByText(REASON)).toBeVisible();

  await page.getByRole('button', { name: `${name} wieder einschalten` }).click();
  await expect(page.getByText('Keine App gefunden.')).toBeVisible();
  await maker.reload();
  await expect(maker.getByText(name, { exact: true })).toBeVisible();
  await expect(maker.getByText(REASON)).toBeHidden();
});

test('nobody else sees the apps of all', async ({ lookAs }) => {
  const page = await lookAs('anna');
  await page.goto('/admin/apps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nur für Admins');
  const answer = await page.request.get(`${baseUrl}/trpc/access.apps.list?input=%7B%7D`);
  expect(answer.status()).toBe(403);
});
