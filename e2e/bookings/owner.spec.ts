import { randomUUID } from 'node:crypto';
import { linkOfMail, linksTo } from '../support/mails.ts';
import { emails, type RoleName, signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const DAY_MS = 24 * 3_600_000;

/** A coming day, as a date of the lounge's calendar. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    Date.now() + days * DAY_MS,
  );
const day = dayAhead(3);

/** Adds a lounge without hours: it counts as open every day from 10:00 on, and confirms at once. */
async function addLounge(page: Page, numberOfBoards = 3): Promise<number> {
  const data = {
    name: `Kontor ${randomUUID().slice(0, 8)}`,
    address: 'Kampstraße 1',
    city: 'Dortmund',
    country: 'DE',
    numberOfBoards,
    pricePerHour: 10,
  };
  const made = await page.request.post('/api/lounges', { data, headers: { origin: baseUrl } });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

async function pageOf(browser: Browser, name: RoleName | null): Promise<Page> {
  const context = await browser.newContext({ storageState: name ? signedIn(name) : visitor });
  return context.newPage();
}

const openDay = (page: Page, id: number, date = day) =>
  page.goto(`/venues/${id}/manage?view=day&date=${date}`);

const entry = (page: Page, name: string) => page.getByRole('button', { name }).first();

async function addWalkIn(page: Page, guest: string, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Buchung eintragen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name des Gastes').fill(guest);
  await dialog.getByLabel('Datum').fill(date);
  await dialog.getByLabel('Von').fill('18:00');
  await dialog.getByLabel('Bis').fill('20:00');
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('what one of the team moves by mouse or keyboard, another browser sees at once', async ({
  browser,
}) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner);
  await openDay(owner, id);
  // admins have the owner's rights in every lounge
  const other = await pageOf(browser, 'admin');
  await openDay(other, id);
  await addWalkIn(owner, 'Kegelclub West', day);
  const seen = entry(other, 'Kegelclub West');
  await expect(seen).toHaveAccessibleName(/18:00–20:00, Board 1/);

  const booking = entry(owner, 'Kegelclub West');
  await booking.scrollIntoViewIfNeeded();
  const from = await booking.boundingBox();
  const to = await owner.getByRole('group', { name: 'Board 2' }).boundingBox();
  if (!from || !to) throw new Error('the calendar shows no board');
  await owner.mouse.move(from.x + 30, from.y + 10);
  await owner.mouse.down();
  // an hour is 48 pixels high
  await owner.mouse.move(to.x + 30, from.y + 58, { steps: 8 });
  await owner.mouse.up();
  await expect(seen).toHaveAccessibleName(/19:00–21:00, Board 2/);

  // arrow keys begin where the owner's own calendar shows it, which may learn of it last
  await expect(booking).toHaveAccessibleName(/19:00–21:00, Board 2/);
  await booking.focus();
  await owner.keyboard.press('ArrowUp');
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('Enter');
  await expect(seen).toHaveAccessibleName(/18:30–20:30, Board 3/);
});

test('a series leaves out the evening that is taken, and ends as a whole', async ({ browser }) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner, 1);
  const taken = dayAhead(10);
  await openDay(owner, id, taken);
  await addWalkIn(owner, 'Geburtstag', taken);
  await owner.getByRole('link', { name: 'Serien' }).click();
  await owner.getByRole('button', { name: 'Neue Serie' }).click();
  const dialog = owner.getByRole('dialog');
  const weekday = new Date(`${day}T12:00Z`).getUTCDay() || 7;
  await dialog.getByLabel('Name der Serie').fill('Liga');
  await dialog.getByLabel('Wochentag').selectOption(String(weekday));
  await dialog.getByLabel('Ab', { exact: true }).fill(day);
  await dialog.getByLabel('Bis einschließlich').fill(dayAhead(17));
  await dialog.getByRole('button', { name: 'Termine prüfen' }).click();
  await expect(dialog.getByText('1 Termin hat einen Konflikt')).toBeVisible();
  await dialog.getByRole('button', { name: 'Alle mit Konflikt auslassen' }).click();
  await expect(dialog.getByText('2 Termine werden eingetragen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Serie eintragen' }).click();
  await expect(owner.getByText('2 Termine', { exact: false }).first()).toBeVisible();

  for (const [date, count] of [
    [day, 1],
    [taken, 0],
    [dayAhead(17), 1],
  ] as const) {
    await openDay(owner, id, date);
    await expect(owner.getByRole('group', { name: 'Board 1' })).toBeVisible();
    await expect(owner.getByRole('button', { name: /^Liga, 19:00–22:00/ })).toHaveCount(count);
  }

  await owner.getByRole('link', { name: 'Serien' }).click();
  await owner.getByRole('button', { name: 'Serie beenden' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Serie beenden' }).click();
  await expect(owner.getByText('Die Serie ist beendet.')).toBeVisible();
  await openDay(owner, id);
  await expect(owner.getByRole('group', { name: 'Board 1' })).toBeVisible();
  await expect(entry(owner, 'Liga')).toBeHidden();
});

test('who is invited manages, and sees nothing more once removed', async ({ browser }) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner);
  await owner.goto(`/venues/${id}/manage/team`);
  const earlier = linksTo(emails.moderator).length;
  const invite = owner.getByRole('region', { name: 'Jemanden einladen' });
  await invite.getByLabel('E-Mail-Adresse').fill(emails.moderator);
  await invite.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(owner.getByText('Die Einladung ist unterwegs.')).toBeVisible();

  const manager = await pageOf(browser, 'moderator');
  await manager.goto(await linkOfMail(emails.moderator, earlier + 1));
  await manager.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(manager).toHaveURL(new RegExp(`/venues/${id}/manage`));
  await openDay(manager, id);
  await addWalkIn(manager, 'Vertraulich', day);
  await expect(entry(manager, 'Vertraulich')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: /entfernen$/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(owner.getByText('Das Team ist kleiner geworden.')).toBeVisible();

  // the calendar is still open; it closes with the next change in it
  await openDay(owner, id);
  await addWalkIn(owner, 'Nur für uns', day);
  const gone = manager.getByText('Page Not Found');
  await expect(gone).toBeVisible();
  await expect(manager.getByText('Vertraulich')).toBeHidden();
  await manager.goto(`/venues/${id}/manage/team`);
  await expect(gone).toBeVisible();
});

test('who opens an invitation with another address waits for the owner, by keyboard', async ({
  browser,
}) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner);
  const address = `kellner-${randomUUID().slice(0, 8)}@oche.test`;
  await owner.request.post('/trpc/lounges.staff.invite', {
    data: { loungeId: id, email: address, role: 'manager' },
    headers: { origin: baseUrl },
  });
  const anna = await pageOf(browser, 'anna');
  const link = await linkOfMail(address);
  await anna.goto(link);
  await anna.getByRole('button', { name: 'Um Bestätigung bitten' }).press('Enter');
  await expect(anna.getByRole('status').filter({ hasText: 'Angefragt' })).toBeVisible();

  await owner.goto(`/venues/${id}/manage/team`);
  const confirm = owner.getByRole('button', { name: /^Anna .* bestätigen$/ });
  await confirm.press('Enter');
  const dialog = owner.getByRole('alertdialog');
  await expect(dialog).toContainText(address);
  await owner.keyboard.press('Escape');
  await expect(confirm).toBeFocused();
  await confirm.press('Enter');
  // meanwhile somebody withdraws the invitation in another window
  const other = await pageOf(browser, 'ben');
  await other.goto(`/venues/${id}/manage/team`);
  await other.getByRole('button', { name: 'zurückziehen' }).click();
  await expect(other.getByText('Die Einladung ist zurückgezogen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();

  await anna.goto(link);
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Einladung gilt nicht mehr',
  );
});

test('a request is declined with a reason that the player reads', async ({ browser }) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner);
  await owner.goto(`/venues/${id}/manage/prices`);
  await owner.getByLabel('Buchungen gelten sofort').uncheck();
  await owner.getByRole('button', { name: 'Speichern' }).click();
  await expect(owner.getByText('Gespeichert', { exact: true })).toBeVisible();
  await openDay(owner, id);
  await expect(owner.getByRole('group', { name: 'Board 1' })).toBeVisible();

  const player = await pageOf(browser, 'anna');
  const start = Date.parse(`${day}T17:00Z`);
  await player.request.post('/trpc/bookings.create', {
    data: {
      loungeId: id,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 7_200_000).toISOString(),
    },
    headers: { origin: baseUrl },
  });

  await owner.getByRole('button', { name: 'Anna Bergmann ablehnen' }).click();
  const question = owner.getByRole('dialog');
  await question.getByLabel('Grund').fill('Da ist Vereinsmeisterschaft');
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(owner.getByText('Die Anfrage ist abgelehnt.')).toBeVisible();
  await expect(entry(owner, 'Anna Bergmann, 1')).toBeHidden();

  await player.goto('/bookings');
  await expect(player.getByText('Da ist Vereinsmeisterschaft').first()).toBeVisible();
});

test('boards keep a new name, and the keyboard stays on the one that it moves', async ({
  browser,
}) => {
  const owner = await pageOf(browser, 'ben');
  const id = await addLounge(owner);
  await owner.goto(`/venues/${id}/manage/boards`);
  await owner.getByRole('button', { name: 'Board 3 bearbeiten' }).click();
  await owner.getByRole('dialog').getByLabel('Name').fill('Bühne');
  await owner.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const up = owner.getByRole('button', { name: 'Bühne nach oben' });
  await up.focus();
  await owner.keyboard.press('Enter');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('listitem').filter({ hasText: 'Steeldart' }).first()).toContainText(
    'Bühne',
  );
  await expect(owner.getByText('Die Reihenfolge ist gespeichert.').first()).toBeVisible();
  await expect(up).toBeFocused();
  // the message may still be that of the first step
  const firstBoard = async () => {
    const lounge = await owner.request.get(`/api/lounges/${id}`);
    return (await lounge.json()).boards[0].name;
  };
  await expect.poll(firstBoard).toBe('Bühne');
  await owner.reload();
  await expect(owner.getByRole('listitem').filter({ hasText: 'Steeldart' }).first()).toContainText(
    'Bühne',
  );
});

test("nobody else gets the owner's pages", async ({ browser }) => {
  // Ben's in the demo data; a member can own some twenty only
  const id = 3;
  const paths = ['', '/series', '/statistics', '/boards', '/hours', '/team', '/feeds'];

  for (const name of ['anna', 'moderator'] as const) {
    const page = await pageOf(browser, name);
    for (const path of paths) {
      await page.goto(`/venues/${id}/manage${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daneben!');
    }
    const csv = `/api/lounges/${id}/bookings.csv?from=${day}&to=${day}`;
    expect((await page.request.get(csv)).status()).toBe(403);
  }

  const stranger = await pageOf(browser, null);
  await stranger.goto(`/venues/${id}/manage/team`);
  await expect(stranger).toHaveURL(/\/login\?returnTo=/);
});
