import { randomUUID } from 'node:crypto';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';

const DAY_MS = 24 * 3_600_000;
const PHONE = { width: 360, height: 740 };

/**
 * Adds a lounge without hours. It counts as open every day from 10:00 on, so positions in its
 * calendar are known.
 */
async function addLounge(page: Page): Promise<number> {
  const made = await page.request.post('/api/lounges', {
    data: {
      name: `Werkstatt ${randomUUID().slice(0, 8)}`,
      address: 'Kampstraße 1',
      city: 'Dortmund',
      country: 'DE',
      numberOfBoards: 3,
      pricePerHour: 10,
    },
    headers: { origin: baseUrl },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

/** A coming day, as a date of the lounge's calendar. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
  Date.now() + 3 * DAY_MS,
);

const openDay = (page: Page, id: number) => page.goto(`/venues/${id}/manage?view=day&date=${day}`);

const entry = (page: Page, name: string) => page.getByRole('button', { name }).first();

async function addWalkIn(page: Page, guest: string, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Buchung eintragen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name des Gastes').fill(guest);
  await dialog.getByLabel('Datum').fill(day);
  await dialog.getByLabel('Von').fill(from);
  await dialog.getByLabel('Bis').fill(to);
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText(/^Eingetragen:/)).toBeVisible();
}

test.describe('the owner', () => {
  test.use({ storageState: signedIn('ben') });

  test('drags a booking to another board and time, and takes it back', async ({ page }) => {
    const id = await addLounge(page);
    await openDay(page, id);
    await addWalkIn(page, 'Familie Krause', '18:00', '20:00');
    const booking = entry(page, 'Familie Krause');
    await expect(booking).toHaveAccessibleName(/^Familie Krause, 18:00–20:00, Board 1/);
    await booking.scrollIntoViewIfNeeded();
    const from = await booking.boundingBox();
    const to = await page.getByRole('group', { name: 'Board 3' }).boundingBox();
    if (!from || !to) throw new Error('the calendar shows no board');
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.down();
    // an hour is 48 pixels high
    await page.mouse.move(to.x + 30, from.y + 58, { steps: 8 });
    await page.mouse.up();
    await expect(booking).toHaveAccessibleName(/^Familie Krause, 19:00–21:00, Board 3/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(booking).toHaveAccessibleName(/^Familie Krause, 18:00–20:00, Board 1/);
  });

  test('moves a booking with arrow keys and hears where it goes', async ({ page }) => {
    const id = await addLounge(page);
    await openDay(page, id);
    await addWalkIn(page, 'Yusuf Demir', '18:00', '20:00');
    const booking = entry(page, 'Yusuf Demir');
    await booking.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Yusuf Demir: .*18:30–20:30, Board 2/)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(booking).toHaveAccessibleName(/18:00–20:00, Board 1/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(booking).toHaveAccessibleName(/18:00–20:00, Board 2/);
    await expect(booking).toBeFocused();
  });

  test('a taken board leaves a booking where it was', async ({ page }) => {
    const id = await addLounge(page);
    await openDay(page, id);
    await addWalkIn(page, 'Team Bullfinish', '18:00', '20:00');
    await addWalkIn(page, 'Jana Pohl', '18:00', '20:00');
    await entry(page, 'Jana Pohl').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('kein passendes Board mehr frei')).toBeVisible();
    await expect(entry(page, 'Jana Pohl')).toHaveAccessibleName(/Board 2/);
  });

  test('blocks one board in three clicks, told before what it hits, and corrects a guest', async ({
    page,
  }) => {
    const id = await addLounge(page);
    await openDay(page, id);
    await addWalkIn(page, 'Stammtisch Süd', '18:00', '20:00');
    await page.getByRole('button', { name: 'Zeit sperren' }).click();
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await dialog.getByLabel('Board 1').check();
    await expect(dialog.getByRole('button', { name: /^Stammtisch Süd/ })).toContainText(
      '18:00–20:00',
    );
    await dialog.getByLabel('Board 1').uncheck();
    await dialog.getByLabel('Board 2').check();
    await expect(dialog.getByText('Trifft keine Buchung.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Board 2 sperren' }).click();
    const block = page
      .getByRole('group', { name: 'Board 2' })
      .getByRole('button', { name: /^Gesperrt, .*19:00–21:00/ });
    await expect(block).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(block).toBeHidden();

    // what fails while a question is open is said in front of it
    await page.getByRole('button', { name: 'Zeit sperren' }).click();
    await dialog.getByLabel('Board 2').check();
    await dialog.getByRole('button', { name: 'Board 2 sperren' }).click();
    await block.click();
    const question = page.getByRole('alertdialog');
    await page.route('**/bookings.block.delete*', (route) => route.abort(), { times: 1 });
    await question.getByRole('button', { name: 'Sperrzeit aufheben' }).click();
    const failure = question.getByRole('alert');
    await expect(failure).toContainText('Fehler');
    await failure.getByRole('button', { name: 'Schließen' }).click();
    await expect(failure).toBeHidden();
    await question.getByRole('button', { name: 'Sperrzeit aufheben' }).click();
    await expect(block).toBeHidden();

    await entry(page, 'Stammtisch Süd').click();
    await dialog.getByRole('button', { name: 'Kontakt ergänzen' }).click();
    await dialog.getByLabel('Telefon oder E-Mail').fill('0231 5550');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByRole('link', { name: '0231 5550' })).toHaveAttribute(
      'href',
      'tel:02315550',
    );
  });

  test('blocks on a phone until closing, with no board chosen before, and prints the day', async ({
    page,
  }) => {
    const id = await addLounge(page);
    await page.setViewportSize(PHONE);
    await openDay(page, id);
    await page.getByRole('button', { name: 'Zeit sperren' }).click();
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await dialog.getByLabel('Board 3').check();
    await dialog.getByRole('button', { name: 'bis Ladenschluss (02:00)' }).click();
    await expect(dialog.getByLabel('Bis', { exact: true })).toHaveValue('02:00');
    // the answer and the button are in sight, though the form is longer than the screen
    await expect(dialog.getByText('Trifft keine Buchung.')).toBeInViewport();
    const submit = dialog.getByRole('button', { name: 'Board 3 sperren' });
    await expect(submit).toBeInViewport();
    await submit.click();
    await expect(page.getByText(/^Gesperrt: Board 3, .*19:00.*02:00/)).toBeVisible();

    // on paper the day is a list, black on white
    await page.setViewportSize({ width: 1280, height: 800 });
    await addWalkIn(page, 'Kegelclub Ost', '18:00', '20:00');
    await expect(entry(page, 'Kegelclub Ost')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const row = page.getByRole('row', { name: /18:00–20:00 Board 1 Kegelclub Ost/ });
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('region', { name: 'Kalender der Lounge' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(row).toBeHidden();
  });

  test('sets a price within another one: the later wins, the error stands at its field', async ({
    page,
  }) => {
    const id = await addLounge(page);
    await page.goto(`/venues/${id}/manage/prices`);
    const add = page.getByRole('button', { name: 'Preis hinzufügen' });
    const rule = (number: number) => page.getByRole('listitem', { name: `Preis ${number}` });
    await add.click();
    // the first day of the new price has the focus
    await expect(rule(1).getByRole('button', { name: 'Montag' })).toBeFocused();
    await rule(1).getByRole('button', { name: 'Freitag' }).click();
    await rule(1).getByLabel('Euro je Stunde').fill('20');
    await add.click();
    await rule(2).getByRole('button', { name: 'Freitag' }).click();
    await rule(2).getByLabel('Von').fill('20:00');
    await rule(2).getByLabel('Bis').fill('22:00');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(rule(2).getByLabel('Euro je Stunde')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Fr von 18:00 bis 02:00: 20')).toBeVisible();
    await rule(2).getByLabel('Euro je Stunde').fill('15');
    await expect(rule(2)).toContainText('gilt dieser Preis statt: Preis 1');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(rule(3).getByLabel('Euro je Stunde')).toHaveValue('15');
    await expect(rule(2).getByLabel('Von')).toHaveValue('22:00');
  });

  test('sees on a phone at once what is booked elsewhere', async ({ page, browser }) => {
    const id = await addLounge(page);
    const context = await browser.newContext({
      storageState: signedIn('ben'),
      viewport: PHONE,
      hasTouch: true,
    });
    const phone = await context.newPage();
    await phone.goto(`/venues/${id}/manage`);
    await expect(phone.getByText('Keine Buchungen').first()).toBeVisible();
    await openDay(page, id);
    await addWalkIn(page, 'Stammtisch Nord', '19:00', '22:00');
    await phone.getByRole('button', { name: /Stammtisch Nord/ }).tap();
    await expect(phone.getByRole('dialog')).toContainText('19:00–22:00');
    await context.close();
  });

  test('sees what stands in the way of a series before it is saved', async ({ page }) => {
    const id = await addLounge(page);
    await openDay(page, id);
    for (const guest of ['Eins', 'Zwei', 'Drei']) await addWalkIn(page, guest, '19:00', '22:00');
    await page.getByRole('link', { name: 'Serien' }).click();
    await page.getByRole('button', { name: 'Neue Serie' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name der Serie').fill('Ligaabend');
    await dialog
      .getByLabel('Wochentag')
      .selectOption(String(new Date(`${day}T12:00Z`).getUTCDay() || 7));
    await dialog.getByLabel('Ab', { exact: true }).fill(day);
    await dialog.getByRole('button', { name: 'Termine prüfen' }).click();
    await expect(dialog.getByText('1 Termin hat einen Konflikt')).toBeVisible();
    await dialog.getByRole('button', { name: 'Alle mit Konflikt auslassen' }).click();
    await dialog.getByRole('button', { name: 'Serie eintragen' }).click();
    await expect(page.getByText('Die Serie ist eingetragen.')).toBeVisible();
    await expect(page.getByText('Ligaabend')).toBeVisible();
  });

  test('is asked before unsaved hours are left', async ({ page }) => {
    const id = await addLounge(page);
    await page.goto(`/venues/${id}/manage/hours`);
    await page.getByRole('button', { name: 'Eigene Zeiten eintragen' }).click();
    await expect(page.getByText('bis 02:00 am Samstag')).toBeVisible();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL(/\/manage\/team$/);
  });
});

test.describe('everyone else', () => {
  test.use({ storageState: signedIn('anna') });

  test('finds no calendar of a lounge that is not theirs', async ({ page }) => {
    for (const path of ['/venues/3/manage', '/venues/3/manage/team']) {
      await page.goto(path);
      await expect(page.getByText('Page Not Found')).toBeVisible();
    }
  });

  test('learns that an invitation is no longer valid', async ({ page }) => {
    await page.goto('/venues/invitation?token=abcdefghijklmnopqrstuvwxyz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Einladung gilt nicht mehr',
    );
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('is led to the login, and back', async ({ page }) => {
    await page.goto('/venues/3/manage');
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fvenues%2F3%2Fmanage/);
  });
});
