import { expectAccessible } from '../support/accessible.ts';
import { type RoleName, signedIn } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

async function pageOf(browser: Browser, name: RoleName): Promise<Page> {
  const context = await browser.newContext({
    storageState: signedIn(name),
    viewport: PHONE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  return context.newPage();
}

test('one fancies a game, another answers, and they meet at a board that is booked', async ({
  browser,
}) => {
  const [anna, ben] = await Promise.all([pageOf(browser, 'anna'), pageOf(browser, 'ben')]);

  // two taps: when, and out it goes; the choices are made already
  await anna.goto('/challenges');
  await anna.getByRole('button', { name: 'Später' }).click();
  const sheet = anna.getByRole('dialog', { name: 'Lust zu spielen' });
  await expect(anna).toHaveURL(/new=day/);
  await expect(sheet.getByLabel('Postleitzahl', { exact: true })).toHaveValue('50823');
  await sheet.getByLabel('Umkreis').selectOption('100 km');
  await sheet.getByLabel('Nachricht').fill('Ich bringe Kreide mit');
  await expectAccessible(anna);
  await sheet.getByRole('button', { name: 'Losschicken' }).click();
  await expect(anna.getByRole('heading', { name: 'Deine Herausforderung' })).toBeVisible();

  // somebody else sees roughly how far it is, and never from where
  await ben.goto('/challenges?zip=50823');
  const card = ben.getByRole('article').filter({ hasText: 'Ich bringe Kreide mit' });
  await expect(card).toContainText('unter 5 km von 50823');
  await expectAccessible(ben);
  await card.getByRole('link', { name: 'Anna' }).click();
  await ben.getByLabel('Uhrzeit').selectOption('19:00');
  await ben.getByRole('textbox', { name: 'Nachricht' }).fill('Bin dabei');
  await ben.getByRole('button', { name: 'Ich bin dabei' }).click();
  await expect(ben.getByRole('main')).toContainText('Du hast 19:00 Uhr vorgeschlagen.');

  await anna.reload();
  const agree = anna.getByRole('button', { name: /^Abgemacht mit Ben/ });
  await expect(agree).toBeVisible();
  await expectAccessible(anna);
  await agree.click();
  await expect(anna.getByText('Bin dabei')).toBeVisible();

  // free boards between the two, around the moment at which they meet
  const time = anna.getByRole('button', { name: /^19:00 \d+ frei/ }).first();
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(anna);
  await anna.getByRole('button', { name: /^(Board buchen|Anfragen)/ }).click();
  await expect(anna.getByRole('heading', { name: /^Board (gebucht|angefragt)/ })).toBeVisible();

  // the other is told, and begins the game with one tap
  await ben.goto('/notifications');
  await expect(ben.getByRole('link', { name: /Anna hat ein Board gebucht/ })).toBeVisible();
  await ben.goto(anna.url());
  await expect(ben.getByText(/von Anna/)).toBeVisible();
  await ben.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(ben).toHaveURL(/\/games\/new\?challenge=/);
  await expect(ben.getByLabel('Gegen wen?')).toHaveValue('Anna');
  const legs = ben.getByRole('group', { name: /^First to/ });
  await expect(legs.getByLabel('3')).toBeChecked();
  await legs.getByLabel('5').check();
  await ben.reload();
  await expect(legs.getByLabel('5')).toBeChecked();

  // and either of the two can call it off
  await anna.getByRole('button', { name: 'Absagen' }).click();
  const question = anna.getByRole('alertdialog');
  await question.getByLabel('Grund').fill('Erkältet');
  await question.getByRole('button', { name: 'Absagen' }).click();
  await expect(anna.getByText('Du hast abgesagt.')).toBeVisible();
});
