import { expectAccessible } from '../support/accessible.ts';
import { listViolations } from '../support/axe.ts';
import { visitor } from '../support/roles.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

/** Members of the demo data with whom no other tests write. */
const CARLOS = { email: 'carlos.ferreira@oche.test', name: 'Carlos Ferreira' };
const ROBIN = { email: 'robin.koehler@oche.test', name: 'Robin Köhler' };

async function pageOf(browser: Browser, { email }: typeof CARLOS, width: number): Promise<Page> {
  const context = await browser.newContext({
    storageState: visitor,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`/api/mock-login?email=${email}&returnTo=/friends`);
  return page;
}

test('two members become friends, one ends it by a block, and takes the block back', async ({
  browser,
}) => {
  const [carlos, robin] = await Promise.all([
    pageOf(browser, CARLOS, 390),
    pageOf(browser, ROBIN, 1280),
  ]);

  // found with a typo, and asked with the keyboard alone
  await carlos.getByLabel('Name oder Benutzername').fill('robin kölher');
  const ask = carlos.getByRole('button', {
    name: `Anfrage senden an ${ROBIN.name}`,
  });
  await expect(ask).toBeVisible();
  await expectAccessible(carlos);
  await ask.focus();
  await carlos.keyboard.press('Enter');
  await expect(carlos.getByText('Anfrage gesendet')).toBeVisible();

  // the other one hears of it, and says yes
  await robin.goto('/notifications');
  await robin.getByRole('link', { name: /Carlos Ferreira will mit dir befreundet sein/ }).click();
  await expect(robin.getByRole('heading', { name: 'Erhalten' })).toBeVisible();
  expect(await listViolations(robin)).toEqual([]);
  await robin.getByRole('button', { name: `Annehmen: Anfrage von ${CARLOS.name}` }).click();
  await expect(robin.getByText('Carlos und du seid jetzt befreundet')).toBeVisible();
  await expect(robin.getByText('Gerade fragt niemand.')).toBeVisible();

  // both have a friend now, who can be written to
  await carlos.goto('/friends?tab=friends');
  await expect(carlos.getByRole('link', { name: `Nachricht an ${ROBIN.name}` })).toBeVisible();

  // a block ends it, and hides each from the other
  await carlos.getByRole('button', { name: `Mehr zu ${ROBIN.name}` }).click();
  await carlos.getByRole('button', { name: 'Blockieren' }).click();
  const dialog = carlos.getByRole('alertdialog', { name: `${ROBIN.name} blockieren?` });
  await expect(dialog.getByRole('button', { name: 'Doch nicht' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Blockieren' }).click();
  await expect(carlos.getByText('Noch keine Freunde', { exact: true })).toBeVisible();
  await robin.goto('/friends?q=carlos ferreira');
  await expect(robin.getByRole('heading', { name: 'Niemanden gefunden' })).toBeVisible();

  // what the blocked has written is folded, and shown on demand
  await carlos.goto('/forum/thread/25');
  const folded = carlos.getByText(`Beitrag von ${ROBIN.name}, blockiert von dir.`);
  await expect(folded.first()).toBeVisible();
  await carlos.getByRole('button', { name: 'Beitrag 1 zeigen' }).click();
  await expect(carlos.getByRole('article', { name: ROBIN.name })).toBeVisible();

  // the one who has blocked decides who may write, and takes the block back
  await carlos.goto('/friends?tab=privacy');
  const messages = carlos.getByRole('group', { name: 'Wer darf dir schreiben?' });
  await messages.getByRole('button', { name: 'Freunde von Freunden' }).click();
  await expect(carlos.getByText('Gespeichert.')).toBeVisible();
  await expectAccessible(carlos);
  await carlos.getByRole('button', { name: `${ROBIN.name} nicht mehr blockieren` }).click();
  await expect(carlos.getByText('Du blockierst niemanden.')).toBeVisible();
  await robin.reload();
  await expect(robin.getByRole('link', { name: CARLOS.name })).toBeVisible();
});
