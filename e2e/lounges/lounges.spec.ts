import { randomUUID } from 'node:crypto';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const DAY_MS = 24 * 3_600_000;

/** Opens a browser of its own for a person. */
async function browserOf(browser: Browser, name: RoleName | null, viewport?: typeof PHONE) {
  const context = await browser.newContext({
    storageState: name ? signedIn(name) : visitor,
    ...(viewport && { viewport, hasTouch: true, isMobile: true }),
  });
  return context.newPage();
}

const uniqueName = () => `Bierkeller ${randomUUID().slice(0, 8)}`;

/**
 * The day after tomorrow, as a date of the lounge's calendar; all of its opening times are ahead.
 */
function dayAhead(): string {
  const day = new Date(Date.now() + 2 * DAY_MS);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(day);
}

/** @returns the lounge's id */
async function addLounge(page: Page, name: string): Promise<string> {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Lounge hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name der Lounge').fill(name);
  await dialog.getByLabel('Straße und Hausnummer').fill('Kleppingstraße 20');
  await dialog.getByLabel('Postleitzahl').fill('44135');
  await dialog.getByLabel('Stadt').fill('Dortmund');
  await dialog.getByLabel('Anzahl der Boards').fill('2');
  await dialog.getByLabel('Preis je Stunde (€)').fill('10');
  await dialog.getByRole('button', { name: 'Lounge anlegen' }).click();
  await expect(page.getByText('Lounge angelegt!')).toBeVisible();
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await expect(page).toHaveURL(/\/venues\/\d+\/manage/);
  return /\/venues\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** Uploads real pictures: screenshots of the page itself. */
async function uploadPhotos(page: Page, id: string, names: string[]): Promise<void> {
  await page.goto(`/venues/${id}/manage/photos`);
  await expect(page.getByRole('heading', { name: 'Fotos' })).toBeVisible();
  const buffer = await page.screenshot({ type: 'png' });
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  await expect(
    page.getByRole('list', { name: 'Bilder in ihrer Reihenfolge' }).getByRole('img'),
  ).toHaveCount(names.length);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
}

/** Fills the open booking dialog. */
async function chooseTimes(page: Page, day: string, from: string, to: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Datum').fill(day);
  const option = (label: string, time: string) =>
    dialog.getByLabel(label, { exact: true }).locator('option').filter({ hasText: time }).first();
  for (const [label, time] of [
    ['Beginn', from],
    ['Ende', to],
  ] as const) {
    const value = await option(label, time).getAttribute('value');
    await dialog.getByLabel(label, { exact: true }).selectOption(value ?? time);
  }
}

test('a lounge with photos is found by distance, booked on a phone, moved, cancelled and reviewed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const name = uniqueName();
  const day = dayAhead();

  const owner = await browserOf(browser, 'ben');
  const id = await addLounge(owner, name);
  await uploadPhotos(owner, id, ['tresen.png', 'boards.png']);
  await owner.goto(`/venues/${id}/manage?date=${day}&view=list`);

  const player = await browserOf(browser, 'anna', PHONE);
  await player.goto('/venues?zip=44137&radius=5');
  await player.getByRole('searchbox', { name: 'Suche' }).fill(name);
  const card = player.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(/km/);
  await expect(card.locator('img').first()).toBeVisible();
  await expect(card).toContainText(/heute Abend/);
  await card.getByRole('button', { name: /Buchen/ }).click();
  await chooseTimes(player, day, '19:00', '21:00');
  await player.getByRole('button', { name: /^Für 20 € buchen/ }).click();
  await expect(player.getByText('Lounge gebucht!')).toBeVisible();

  // the owner's calendar is open in another browser, and shows the booking without a reload
  const entry = owner.getByText('Anna Bergmann');
  await expect(entry).toBeVisible();
  await expect(owner.getByText('19:00–21:00')).toBeVisible();

  await player.goto('/bookings');
  const booking = player.getByRole('listitem').filter({ hasText: name });
  await booking.getByRole('button', { name: 'Verlegen' }).click();
  await chooseTimes(player, day, '20:00', '22:00');
  await player.getByRole('dialog').getByRole('button', { name: 'Verlegen' }).click();
  await expect(player.getByText('Buchung verlegt!')).toBeVisible();
  await expect(owner.getByText('20:00–22:00')).toBeVisible();

  await booking.getByRole('button', { name: 'Stornieren' }).click();
  await player.getByRole('alertdialog').getByRole('button', { name: 'Stornieren' }).click();
  await expect(player.getByText('Buchung storniert.')).toBeVisible();
  await expect(entry).toBeHidden();

  await player.goto(`/venues/${id}`);
  await player
    .getByRole('button', { name: /bewert/i })
    .first()
    .click();
  const review = player.getByRole('dialog');
  await review.getByRole('radio', { name: '4 Sterne' }).check({ force: true });
  await review.getByLabel('Kommentar').fill('Gute Boards, warmes Licht.');
  await review.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(player.getByText('Danke für deine Bewertung!')).toBeVisible();

  const stranger = await browserOf(browser, null);
  await stranger.goto(`/venues/${id}`);
  await expect(stranger.getByText('Gute Boards, warmes Licht.')).toBeVisible();
  await expect(stranger.getByRole('img', { name: /4,0 von 5 Sternen/ }).first()).toBeVisible();
});
