import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { call, idOf } from '../support/call.ts';
import { visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

/** Members of the demo data who are in no club, and with whom no other tests write. Everybody sees the first. */
const HEINZ = { email: 'karl-heinz.wiechers@oche.test', name: 'Karl-Heinz Wiechers' };
const HEIKE = { email: 'heike.sommerfeld@oche.test', name: 'Heike Sommerfeld' };
const STEFFI = { email: 'stefanie.gruber@oche.test', name: 'Stefanie Gruber' };

async function pageOf(browser: Browser, member: typeof HEINZ | null): Promise<Page> {
  const context = await browser.newContext({
    storageState: visitor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  if (member) await context.request.get(`/api/mock-login?email=${member.email}`);
  return context.newPage();
}

const newName = () => `DC Tripelfeld ${randomUUID().slice(0, 8)}`;

const memberRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Mitglieder' }).getByRole('listitem').filter({ hasText: name });

test('a member founds a club and invites another; visitors see it until the last has left', async ({
  browser,
}) => {
  const name = newName();
  const [heinz, heike, stranger] = await Promise.all([
    pageOf(browser, HEINZ),
    pageOf(browser, HEIKE),
    pageOf(browser, null),
  ]);
  await heinz.goto('/clubs');

  // by keyboard alone; who sees it is the public as long as nobody says otherwise
  await heinz.getByRole('button', { name: 'Verein gründen' }).focus();
  await heinz.keyboard.press('Enter');
  const sheet = heinz.getByRole('dialog', { name: 'Verein gründen' });
  await sheet.getByLabel('Name', { exact: true }).focus();
  await heinz.keyboard.type(name);
  await heinz.keyboard.press('Tab');
  await heinz.keyboard.type('Celle');
  const seenByAll = sheet.getByLabel('Alle, und jeder kann anfragen');
  await expect(seenByAll).toBeChecked();
  await seenByAll.focus();
  await heinz.keyboard.press('ArrowRight');
  await expect(sheet.getByLabel('Nur Mitglieder und Eingeladene')).toBeChecked();
  await heinz.keyboard.press('ArrowLeft');
  await expect(seenByAll).toBeChecked();
  await heinz.keyboard.press('Enter');
  await expect(heinz.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(memberRow(heinz, HEINZ.name)).toContainText('Vorsitz');

  // whoever is found is invited from the keyboard, too, and the focus comes back
  const invite = heinz.getByRole('button', { name: 'Einladen', exact: true });
  await invite.focus();
  await heinz.keyboard.press('Enter');
  const finder = heinz.getByRole('dialog', { name: 'Wer soll dazukommen?' });
  await finder.getByLabel('Name oder Benutzername').fill('sommerfeld');
  const found = finder.getByRole('button', { name: `Einladen: ${HEIKE.name}` });
  await expect(found).toBeVisible();
  await expectAccessible(heinz);
  await found.press('Enter');
  await expect(finder.getByText(`${HEIKE.name} ist eingeladen.`)).toBeVisible();
  await heinz.keyboard.press('Escape');
  await expect(invite).toBeFocused();
  await expect(
    heinz.getByRole('button', { name: `Einladung an ${HEIKE.name} zurücknehmen` }),
  ).toBeVisible();

  // the invited says yes, and is in
  await heike.goto('/clubs');
  const invited = heike
    .getByRole('region', { name: 'Du bist eingeladen' })
    .getByRole('article')
    .filter({ hasText: name });
  await expect(invited).toContainText(`${HEINZ.name} hätte dich gern dabei.`);
  await invited.getByRole('link', { name }).click();
  await expect(heike.getByText('Du bist eingeladen.')).toBeVisible();
  await heike.getByRole('button', { name: 'Beitreten' }).click();
  await expect(memberRow(heike, HEIKE.name)).toBeVisible();
  await expect(heike.getByRole('button', { name: 'Einladen', exact: true })).toHaveCount(0);

  // visitors find it, see of its members whom everybody sees, and are led to the door
  await stranger.goto(`/clubs?q=${encodeURIComponent(name)}`);
  await stranger.getByRole('link', { name }).click();
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stranger.getByRole('definition').first()).toHaveText('2');
  await expect(memberRow(stranger, HEINZ.name)).toBeVisible();
  await expect(memberRow(stranger, HEIKE.name)).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
  await expect(stranger.getByRole('link', { name: /^Mitmachen: / })).toHaveAttribute(
    'href',
    `/login?join=1&returnTo=${encodeURIComponent(new URL(heinz.url()).pathname)}&notice=members`,
  );

  // and leaves again; with its last member a club is gone
  await leave(heike, 'Zurück kommst du nur mit einer neuen Anfrage oder Einladung.');
  await heinz.reload();
  await leave(heinz, 'Du bist als Letzter im Verein: Mit dir ist er aufgelöst.');
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Verein nicht gefunden' })).toBeVisible();
});

test('who asks is admitted by an officer, who closes the club to others; its owner hands it over', async ({
  browser,
}) => {
  const name = newName();
  const [heinz, heike, steffi] = await Promise.all([
    pageOf(browser, HEINZ),
    pageOf(browser, HEIKE),
    pageOf(browser, STEFFI),
  ]);
  const club = { name, city: 'Celle', isPublic: true, idempotencyKey: randomUUID() };
  const { id } = await call<{ id: number }>(heinz, 'clubs.create', club);
  await call(heinz, 'clubs.admissions.invite', { id, userId: await idOf(heike) });
  await call(heike, 'clubs.admissions.answerInvitation', { id, isAccepted: true });

  // somebody asks, and waits
  await steffi.goto(`/clubs/${id}`);
  await steffi.getByRole('button', { name: 'Beitritt anfragen' }).click();
  const words = steffi.getByRole('dialog', { name: 'Beitritt anfragen' });
  await words.getByLabel('Nachricht').fill('Ich bringe Kreide mit');
  await words.getByRole('button', { name: 'Anfragen' }).click();
  await expect(steffi.getByText('Angefragt. Der Vorstand meldet sich.')).toBeVisible();

  // a member sees nothing of that, an officer does
  await heike.goto(`/clubs/${id}`);
  await expect(memberRow(heike, HEIKE.name)).toBeVisible();
  await expect(heike.getByText('Ich bringe Kreide mit')).toHaveCount(0);
  await heinz.goto(`/clubs/${id}`);
  await heinz.getByRole('button', { name: `Mehr zu ${HEIKE.name}` }).click();
  await heinz.getByRole('button', { name: 'In den Vorstand holen' }).click();
  await expect(memberRow(heinz, HEIKE.name)).toContainText('Vorstand');
  await heike.reload();
  await expect(heike.getByText('Ich bringe Kreide mit')).toBeVisible();
  await expectAccessible(heike);
  await heike.getByRole('button', { name: `${STEFFI.name} aufnehmen` }).click();
  await expect(memberRow(heike, STEFFI.name)).toBeVisible();

  // the officer says what the club is, and to whom
  await heike.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = heike.getByRole('dialog', { name: 'Verein bearbeiten' });
  await form.getByLabel('Über den Verein').fill('Montags Training, freitags Liga.');
  await form.getByLabel('Nur Mitglieder und Eingeladene').check();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(heike.getByText('Montags Training, freitags Liga.')).toBeVisible();
  await expect(heike.getByText('Nur für Mitglieder')).toBeVisible();

  // who leads it can't just go
  await heinz.getByRole('button', { name: 'Austreten' }).click();
  await expect(heinz.getByText('Übergib ihn erst an ein Mitglied.')).toBeVisible();
  await heinz.keyboard.press('Escape');
  await heinz.getByRole('button', { name: `Mehr zu ${HEIKE.name}` }).click();
  await heinz.getByRole('button', { name: 'Vorsitz übergeben' }).click();
  const question = heinz.getByRole('alertdialog', {
    name: `Den Verein an ${HEIKE.name} übergeben?`,
  });
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await question.getByRole('button', { name: 'Vorsitz übergeben' }).click();
  await expect(memberRow(heinz, HEIKE.name)).toContainText('Vorsitz');
  await leave(heinz, 'Zurück kommst du nur');

  // of ten clubs that somebody can be in, this one is free again
  await call(steffi, 'clubs.leave', { id });
  await call(heike, 'clubs.leave', { id });
});

/** Leaves the club that is open, and is led to all of them. */
async function leave(page: Page, warning: string): Promise<void> {
  await page.getByRole('button', { name: 'Austreten' }).click();
  const question = page.getByRole('alertdialog', { name: 'Aus dem Verein austreten?' });
  await expect(question).toContainText(warning);
  await question.getByRole('button', { name: 'Austreten' }).click();
  await expect(page).toHaveURL(/\/clubs$/);
}
