import { call } from '../support/call.ts';
import { emails, type RoleName, signedIn, visitor } from '../support/roles.ts';
import { type APIRequestContext, type Browser, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const HOUR_MS = 3_600_000;

async function pageOf(browser: Browser, name: RoleName | null, viewport?: typeof PHONE) {
  const storageState = name ? signedIn(name) : visitor;
  const context = await browser.newContext({ storageState, ...(viewport && { viewport }) });
  return context.newPage();
}

interface Lounge {
  id: number;
  name: string;
  boards: number;
}

/** Finds one of the demo lounges that confirm at once. */
async function loungeNamed(request: APIRequestContext, name: string): Promise<Lounge> {
  const found = await request.get(`/api/lounges?search=${encodeURIComponent(name)}`);
  const [lounge] = await found.json();
  return { id: lounge.id, name: lounge.name, boards: lounge.numberOfBoards };
}

/** The instants of 19:00 and 21:00 on the lounge's clock, some days ahead. */
function evening(daysAhead: number): { startTime: string; endTime: string } {
  const noon = Date.now() + daysAhead * 24 * HOUR_MS;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(noon);
  const asUtc = Date.parse(`${day}T19:00Z`);
  const offset = [1, 2].find((hours) => {
    const clock = new Intl.DateTimeFormat('de', { hour: '2-digit', timeZone: 'Europe/Berlin' });
    return clock.format(asUtc - hours * HOUR_MS).startsWith('19');
  });
  const start = asUtc - (offset ?? 1) * HOUR_MS;
  const iso = (time: number) => new Date(time).toISOString();
  return { startTime: iso(start), endTime: iso(start + 2 * HOUR_MS) };
}

async function book(page: Page, lounge: Lounge, when: ReturnType<typeof evening>): Promise<number> {
  const wish = { loungeId: lounge.id, boardCount: lounge.boards, ...when };
  const { id } = await call<{ id: number }>(page, 'bookings.create', wish);
  return id;
}

/**
 * Finds a slot in the week's table, by its date: after midnight the table still begins with the evening that is running.
 * @param day counts from today (0)
 */
function slotOf(page: Page, day: number, time: string) {
  const date = new Intl.DateTimeFormat('de-DE', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(Date.now() + day * 24 * HOUR_MS);
  return page.getByRole('grid').getByRole('button', { name: ` ${date}, ${time}: ` });
}

test('a visitor chooses on a phone, signs in, and finds everything as it was', async ({
  browser,
  request,
}) => {
  const lounge = await loungeNamed(request, 'Zur Triple 20');
  const page = await pageOf(browser, null, PHONE);
  await page.goto(`/venues/${lounge.id}`);
  const day = page.getByRole('group', { name: 'Tag wählen' }).getByRole('button').nth(3);
  // the page was rendered by the server, and its script may not be listening yet
  await expect(async () => {
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: /, 20:00: \d von/ }).click();
  const dialog = page.getByRole('dialog', { name: /Zur Triple 20/ });
  await dialog.getByLabel('Nachricht an die Lounge').fill('Wir bringen Kuchen mit');
  const start = await dialog.getByLabel('Beginn').inputValue();
  await dialog.getByRole('button', { name: 'Mitmachen und buchen' }).click();

  await expect(page.getByText('Buchen, bewerten und merken: nur für Mitglieder')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Dein Weg an die Linie' })
    .getByRole('link', { name: 'Anmelden' })
    .click();
  // the side for new members has an address and a password, too
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(emails.ben);
  await page.getByLabel('Passwort', { exact: true }).fill('oche-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/venues/${lounge.id}`));
  await expect(dialog.getByLabel('Nachricht an die Lounge')).toHaveValue('Wir bringen Kuchen mit');
  await expect(dialog.getByLabel('Beginn')).toHaveValue(start);
  await expect(dialog.getByText('Sofort bestätigt')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Für .* buchen/ })).toBeEnabled();
});

test('the week is walked with arrow keys and tells what is free', async ({ browser, request }) => {
  const lounge = await loungeNamed(request, 'Zur Triple 20');
  const page = await pageOf(browser, 'anna');
  await page.goto(`/venues/${lounge.id}`);
  await slotOf(page, 2, '18:00').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slotOf(page, 2, '18:30')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(slotOf(page, 3, '18:30')).toBeFocused();
  await expect(slotOf(page, 3, '18:30')).toHaveAccessibleName(
    /^\S+ \d+\.\d+\., 18:30: (\d von 8 Boards frei|alle Boards belegt)$/,
  );
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Beginn').locator('option:checked')).toHaveText(/^18:30/);
  await page.keyboard.press('Escape');
  await expect(slotOf(page, 3, '18:30')).toBeFocused();
});

test('a closed day names the next one that is open, and leads there', async ({
  browser,
  request,
}) => {
  const lounge = await loungeNamed(request, 'Hafen 180');
  const page = await pageOf(browser, 'anna', PHONE);
  await page.goto(`/venues/${lounge.id}`);
  const days = page.getByRole('group', { name: 'Tag wählen' });
  await days.getByRole('button', { name: /^Mo .*geschlossen/ }).click();
  await expect(page.getByText(/^Am Montag .* ist geschlossen\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Nächster offener Tag: Dienstag/ }).click();
  await expect(days.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Di /);
  await expect(page.getByRole('grid', { name: /^Boards am Dienstag/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Freie Boards' })).toBeFocused();
});

test('what is missing is said at its field', async ({ browser, request }) => {
  const lounge = await loungeNamed(request, 'Zur Triple 20');
  const page = await pageOf(browser, 'anna');
  await page.goto(`/venues/${lounge.id}`);
  await page.getByRole('button', { name: 'Board buchen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Buchen' }).click();
  await expect(dialog.getByLabel('Beginn')).toHaveAccessibleDescription('Beginn ist erforderlich');
  await expect(dialog.getByLabel('Beginn')).toBeFocused();
  await dialog.getByLabel('Datum').fill('');
  await expect(dialog.getByLabel('Datum')).toHaveAccessibleDescription('Datum ist erforderlich');
});

test('a link fills in the sheet, what was booked stays to be read, and back closes it on a phone', async ({
  browser,
  request,
}) => {
  const lounge = await loungeNamed(request, 'Zur Triple 20');
  const page = await pageOf(browser, 'anna', PHONE);
  const { startTime } = evening(5);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    Date.parse(startTime),
  );
  await page.goto('/venues');
  await page.goto(`/venues/${lounge.id}?book=1&date=${day}&from=19:00&to=21:00&people=5`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Beginn').locator('option:checked')).toHaveText(/^19:00/);
  await expect(dialog.getByLabel('Anzahl Boards')).toHaveValue('2');
  await expect(dialog.getByLabel('Wie viele seid ihr?')).toHaveValue('5');
  await dialog.getByRole('button', { name: /^Für .* buchen/ }).click();

  const booked = page.getByRole('dialog', { name: 'Lounge gebucht!' });
  await expect(booked.getByText('19:00–21:00')).toBeVisible();
  await expect(booked.getByText(/^Kostenlos bis /)).toBeVisible();
  await expect(booked.getByRole('button', { name: 'In den Kalender' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/venues/${lounge.id}$`));

  // by its date, as after midnight the first day is still the evening that runs
  const days = page.getByRole('group', { name: 'Tag wählen' });
  await days.getByRole('button', { name: new RegExp(`^\\S+ ${Number(day.slice(8))} `) }).click();
  const own = page.getByRole('link', { name: /^Du: Board .*19:00–21:00/ });
  await expect(own).toHaveCount(2);
  await own.first().click();
  const row = page.getByRole('listitem').filter({ hasText: '19:00–21:00' }).first();
  await row.getByRole('button', { name: 'Verlegen' }).click();
  await expect(page.getByText('Das Verlegen selbst kostet nichts.')).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  const booking = page.getByRole('listitem').filter({ hasText: '5 Personen' }).first();
  await booking.getByRole('button', { name: 'Stornieren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stornieren' }).click();
  await booking.getByRole('link', { name: 'Noch mal buchen' }).click();
  await expect(page).toHaveURL(new RegExp(`/venues/${lounge.id}.*date=${day}`));
  await expect(dialog.getByLabel('Beginn').locator('option:checked')).toHaveText(/^19:00/);
  await expect(dialog.getByLabel('Wie viele seid ihr?')).toHaveValue('5');
});

test('a full evening: free boards change at once, and the waiting list gets what becomes free', async ({
  browser,
  request,
}) => {
  const lounge = await loungeNamed(request, 'Kohlenpott Arrows');
  const ben = await pageOf(browser, 'ben');
  const anna = await pageOf(browser, 'anna');
  await anna.goto(`/venues/${lounge.id}`);
  await expect(slotOf(anna, 3, '19:30')).toHaveAccessibleName(/von 3 Boards frei/);

  const taken = await book(ben, lounge, evening(3));
  await expect(slotOf(anna, 3, '19:30')).toHaveAccessibleName(/alle Boards belegt/);

  await slotOf(anna, 3, '19:00').click();
  const dialog = anna.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Da ist schon belegt' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /21:00–23:00/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Auf die Warteliste' }).click();
  await expect(dialog.getByText('Du stehst auf der Warteliste.')).toBeVisible();

  await call(ben, 'bookings.cancel', { id: taken });
  await expect(async () => {
    await anna.goto('/bookings');
    await expect(anna.getByText('Für dich frei!')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await anna.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(anna.getByText('Gebucht! Viel Spaß an der Oche.')).toBeVisible();
  await expect(
    anna.getByRole('listitem').filter({ hasText: lounge.name }).getByText('Bestätigt'),
  ).toBeVisible();
});

test('nothing that is read moves when a reader in another time zone is told so', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/venues/1');
  await expect(page.getByText('deine Uhr geht anders')).toBeAttached();
  // a shift is told after the frame in which it happens
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const { shifts } = window as unknown as { shifts: number[] };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
      }),
  );
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  await context.close();
});

interface Shift {
  value: number;
}
