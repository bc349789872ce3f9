import { signedIn, visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Members of the demo data with whom no other tests write. */
const AUTHOR = 'emre.demirtas@oche.test';
const THREAD = 14;

test.use({ storageState: visitor });

const decide = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Entscheiden' });
  await form.getByLabel('Was geschieht damit?').selectOption({ label: 'Löschen' });
  await form.getByLabel('Welche Regel ist verletzt?').selectOption({ label: 'Spam oder Werbung' });
  await form.getByLabel('Begründung für das Mitglied').fill('Werbung gehört nicht hierher.');
  await form.getByRole('button', { name: 'Entscheiden' }).click();
  await expect(form).toHaveCount(0);
};

test('a report is claimed by one of two, decided, undone, decided again and appealed', async ({
  page,
  browser,
}) => {
  const signIn = async (storageState: string) =>
    (await browser.newContext({ storageState })).newPage();
  await page.goto(`/api/mock-login?email=${AUTHOR}`);
  const written = await page.request.post('/trpc/forum.post.create', {
    data: { threadId: THREAD, content: 'Kauft meine Flights, nur heute!' },
  });
  expect(written.ok()).toBe(true);
  const { number } = (await written.json()).result.data;
  const place = `/forum/thread/${THREAD}?post=${number}#post-${number}`;

  // two moderators have the queue open, side by side
  const [mod, admin] = [await signIn(signedIn('moderator')), await signIn(signedIn('admin'))];
  await Promise.all([mod.goto('/moderation'), admin.goto('/moderation')]);

  const anna = await signIn(signedIn('anna'));
  await anna.goto(place);
  const post = anna.locator(`#post-${number}`);
  await post.getByRole('button', { name: /melden/i }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByLabel('Grund').selectOption({ label: 'Spam oder Werbung' });
  await dialog.getByLabel('Beschreibung').fill('Das ist Werbung.');
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(anna.getByText('Danke für deine Meldung.')).toBeVisible();

  // it comes to both by itself; one takes it, and the other sees so
  for (const staff of [mod, admin]) {
    await expect(staff.getByText('Kauft meine Flights, nur heute!')).toBeVisible();
  }
  const row = (staff: Page) =>
    staff.getByRole('listitem').filter({ hasText: 'Kauft meine Flights, nur heute!' });
  await row(mod).getByRole('link').click();
  // the case opens beside its row, which stays
  await mod.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(row(admin)).toContainText('bei Miriam Vogt');

  await decide(mod);
  await anna.reload();
  await expect(post.getByText('Kauft meine Flights')).toHaveCount(0);
  await mod.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(mod.getByText('zurückgenommen')).toBeVisible();
  await anna.reload();
  await expect(post.getByText('Kauft meine Flights')).toBeVisible();
  await decide(mod);

  // the author of the post reads why, and appeals
  await page.goto('/moderation/mine');
  await expect(page.getByText('Werbung gehört nicht hierher.')).toBeVisible();
  await expect(page.getByText('keine Maschine', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
  const reasons = page.getByLabel('Warum ist die Entscheidung falsch?');
  await expect(reasons).toBeFocused();
  await reasons.fill('Das war ein Scherz über Flights.');
  await page.getByRole('button', { name: 'Einspruch senden' }).click();
  await expect(page.getByText('Wartet auf eine Entscheidung.')).toBeVisible();

  // the moderator who has decided can't decide on that, somebody else can
  const appeal = (staff: Page) =>
    staff.getByRole('listitem').filter({ hasText: 'Das war ein Scherz über Flights.' });
  await mod.goto('/moderation/appeals');
  await expect(appeal(mod)).toContainText('noch nichts zu tun hatte');
  await admin.goto('/moderation/appeals');
  await appeal(admin).getByRole('link').click();
  await admin.getByLabel('Wie entscheidest du?').selectOption({ index: 1 });
  await admin.getByLabel('Begründung für das Mitglied').fill('Stimmt, das war ein Scherz.');
  await admin.getByRole('button', { name: 'Über den Einspruch entscheiden' }).click();
  await expect(admin.getByText('Einspruch berechtigt')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Hatte Erfolg', { exact: false })).toBeVisible();
  await anna.goto(place);
  await expect(post.getByText('Kauft meine Flights')).toBeVisible();
  await Promise.all([mod, admin, anna].map((each) => each.context().close()));
});
