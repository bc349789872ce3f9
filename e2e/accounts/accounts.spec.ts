import { randomUUID } from 'node:crypto';
import { linkOfMail } from '../support/mails.ts';
import { visitor } from '../support/roles.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: visitor });

const PASSWORD = 'drei Darts im Bull';

const newAddress = () => `neu-${randomUUID().slice(0, 8)}@oche.test`;

/** Fills in the side for new members, and waits until the new one is where it was going. */
async function join(page: Page, address: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Vorname').fill('Nele');
  await page.getByLabel('Nachname').fill('Neumann');
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login' && pathname !== '/signup');
}

/**
 * Signs up a new member, whose address the link in the mail confirms.
 * @returns the e-mail address
 */
async function signUp(page: Page): Promise<string> {
  const address = newAddress();
  await page.goto('/signup');
  await join(page, address);
  await page.goto(await linkOfMail(address));
  await expect(page.getByRole('heading', { name: 'Adresse bestätigt!' })).toBeVisible();
  return address;
}

test('both sides say why an account is needed, and keep where one was going', async ({ page }) => {
  await page.goto('/login?notice=members&returnTo=%2Fmarketplace%2Fsell');
  const why = page.getByText('Kaufen und verkaufen: nur für Mitglieder.');
  await expect(why).toContainText('Melde dich an oder mach mit');
  await page.getByRole('link', { name: 'Mitmachen', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Mitmachen', level: 1 })).toBeFocused();
  await expect(why).toContainText('Leg ein Konto an');
  await expect(page).toHaveURL(/returnTo=%2Fmarketplace%2Fsell/);
  await page.getByRole('link', { name: 'Den Marktplatz ohne Konto ansehen' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
});

test('joins from the landing page, is in at once, writes after the mail and goes on where it began', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  await page.goto('/');
  await page.getByRole('link', { name: 'Lounge eintragen' }).click();
  await expect(page.getByRole('heading', { name: 'Mitmachen', level: 1 })).toBeVisible();
  await join(page, address);
  await expect(page).toHaveURL(/\/venues#add$/);
  // what the notice of the page says is also in the sheet that covers it
  await expect(page.getByRole('dialog')).toContainText(address);
  await page.keyboard.press('Escape');
  const notice = page.getByRole('region', { name: 'Bestätige deine E-Mail-Adresse' });
  await expect(notice).toContainText(address);

  // in a browser that is not signed in the link confirms nothing before the password is given
  const phone = await browser.newContext({ storageState: visitor });
  const mail = await phone.newPage();
  await mail.goto(await linkOfMail(address));
  await expect(
    mail.getByRole('heading', { name: 'Melde dich an, um zu bestätigen' }),
  ).toBeVisible();
  await mail.getByRole('button', { name: 'Anmelden und bestätigen' }).click();
  await mail.getByLabel('E-Mail-Adresse').fill(address);
  await mail.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await mail.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(mail.getByRole('heading', { name: 'Adresse bestätigt!' })).toBeVisible();
  await mail.getByRole('link', { name: 'Weiter, wo du warst' }).click();
  await expect(mail.getByRole('dialog')).toBeVisible();
  await expect(mail.getByRole('region', { name: 'Bestätige deine E-Mail-Adresse' })).toHaveCount(0);

  // a second account with the same address gives way to the first
  const other = await browser.newContext({ storageState: visitor });
  const second = await other.newPage();
  await second.goto('/login?join=1');
  await join(second, address, 'ein ganz anderes Passwort');
  await second.goto(await linkOfMail(address, 2));
  await expect(second.getByRole('heading', { name: 'Du hast schon ein Konto' })).toBeVisible();
  await second.getByRole('button', { name: 'Mit meinem Konto weitermachen' }).click();
  await expect(second).toHaveURL(/\/$/);
  await expect(second.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
  await expect(second.getByRole('region', { name: 'Bestätige deine E-Mail-Adresse' })).toHaveCount(
    0,
  );
  await Promise.all([phone.close(), other.close()]);
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dein Konto' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
}

async function signIn(page: Page, address: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('signs up with the mail, signs out, mistypes the password, signs in', async ({ page }) => {
  const address = await signUp(page);
  await page.goto('/');
  await signOut(page);

  await signIn(page, address, 'falsches Passwort');
  await expect(page.getByText('E-Mail-Adresse oder Passwort', { exact: false })).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(address);

  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
});

test('a forgotten password is set anew, and the old one no longer works', async ({ page }) => {
  const address = await signUp(page);
  await page.goto('/');
  await signOut(page);
  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible();

  await page.goto(await linkOfMail(address, 2));
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('vierter Dart im Draht');
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, address, PASSWORD);
  await expect(page.getByText('E-Mail-Adresse oder Passwort', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Passwort' }).fill('vierter Dart im Draht');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
});

test('a form names what is wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Vorname').fill('Nele');
  await page.getByLabel('E-Mail-Adresse').fill('keine-adresse');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('kurz');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByLabel('Nachname')).toBeFocused();
  await expect(page.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Vorname')).toHaveValue('Nele');
});

test('a member sees the open sessions and ends another one', async ({ page, browser }) => {
  const address = await signUp(page);
  const other = await browser.newContext({ storageState: visitor });
  const otherPage = await other.newPage();
  await signIn(otherPage, address, PASSWORD);
  await expect(otherPage.getByRole('button', { name: 'Dein Konto' })).toBeVisible();

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /abmelden/i })
    .click();
  await expect(page.getByText('Alle anderen Sitzungen sind abgemeldet')).toBeVisible();
  await expect(async () => {
    await otherPage.goto('/account');
    await expect(otherPage).toHaveURL(/\/login/, { timeout: 2000 });
  }).toPass();
  await other.close();
});

test('a passkey is added on the account page and opens the account without a password', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signUp(page);
  await page.goto('/account/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await passkeys.getByLabel('Name').fill('Mein Handy');
  await passkeys.getByRole('textbox', { name: 'Dein Passwort' }).fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Mein Handy');
  await expect(passkeys.getByRole('listitem')).toContainText('Noch nie benutzt');

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
  await page.goto('/account/security');
  await expect(passkeys.getByRole('listitem')).toContainText('Zuletzt benutzt');
  const history = page.getByRole('region', { name: 'Anmeldungen' });
  await expect(history.getByRole('listitem').first()).toContainText('mit Passkey');

  await passkeys.getByRole('button', { name: 'Passkey löschen: Mein Handy' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(question.getByRole('textbox', { name: 'Dein Passwort' })).toBeFocused();
  await question.getByRole('textbox', { name: 'Dein Passwort' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(passkeys.getByText('Noch kein Passkey.')).toBeVisible();
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByText('Dieser Passkey gilt hier nicht.', { exact: false })).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});
