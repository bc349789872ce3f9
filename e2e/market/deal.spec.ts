import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
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

test('a buyer offers, the seller counters, and they hand over at a lounge and review each other', async ({
  browser,
}) => {
  const [seller, buyer] = await Promise.all([pageOf(browser, 'ben'), pageOf(browser, 'anna')]);
  const { id } = await call<{ id: number }>(seller, 'market.items.create', {
    title: 'Handschlag 23 g',
    description: 'Drei Barrels, eine Saison gespielt.',
    category: 'darts',
    condition: 'good',
    price: 80,
    zipCode: '44137',
    city: 'Dortmund',
    location: 'Zur Triple 20',
    sellerType: 'private',
    sellerTermsAccepted: true,
    attributes: { tip: 'steel', weight: 23 },
  });

  // by thumb: nothing is no offer, then a tenth less
  await buyer.goto(`/marketplace/${id}`);
  await buyer.getByRole('button', { name: 'Preisvorschlag machen' }).click();
  const sheet = buyer.getByRole('dialog', { name: 'Preisvorschlag' });
  await sheet.getByRole('button', { name: 'Vorschlagen' }).click();
  await expect(sheet.getByText('Angebotspreis muss größer als 0 sein')).toBeVisible();
  await sheet.getByRole('button', { name: '7', exact: true }).click();
  await sheet.getByRole('button', { name: '5', exact: true }).click();
  await expect(sheet.getByLabel('Dein Angebot in Euro')).toHaveValue('75');
  await sheet.getByRole('button', { name: /10\s% unter dem Preis/ }).click();
  await sheet.getByLabel('Nachricht').fill('Bar auf die Hand');
  await expectAccessible(buyer);
  await sheet.getByRole('button', { name: 'Vorschlagen' }).click();
  await expect(buyer.getByRole('dialog', { name: 'Dein Vorschlag ist raus' })).toContainText(
    '72 €',
  );
  await buyer.getByRole('dialog').getByRole('link', { name: 'Zum Gespräch' }).click();
  await expect(buyer.getByRole('region', { name: 'Preisvorschlag über 72 €' })).toContainText(
    'offen',
  );

  await seller.goto(buyer.url());
  const offered = seller.getByRole('region', { name: 'Preisvorschlag über 72 €' });
  const talk = seller.getByRole('region', { name: 'Nachrichten' });
  await expect(talk.getByText('Bar auf die Hand')).toBeVisible();
  await offered.getByRole('button', { name: 'Gegenvorschlag' }).click();
  await seller.getByLabel('Dein Angebot in Euro').fill('76');
  await seller.getByRole('dialog').getByRole('button', { name: 'Vorschlagen' }).click();

  // it arrives while the conversation is open, and the first no longer stands
  const counter = buyer.getByRole('region', { name: 'Preisvorschlag über 76 €' });
  await expect(buyer.getByRole('region', { name: 'Preisvorschlag über 72 €' })).toContainText(
    'beantwortet',
  );
  await counter.getByRole('button', { name: 'Annehmen' }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Annehmen' }).click();
  await expect(buyer).toHaveURL(/\/marketplace\/deals\/\d+$/);
  await expect(buyer.getByRole('main')).toContainText('76 €');

  await seller.goto(buyer.url());
  // each page follows what the other does
  await seller.getByRole('button', { name: 'Treffen vorschlagen' }).click();
  const where = seller.getByRole('dialog', { name: 'Wo und wann?' });
  await where.getByLabel('Lounge').selectOption({ label: 'Zur Triple 20, Dortmund' });
  await where.getByLabel('Uhrzeit').selectOption('19:00');
  await where.getByRole('button', { name: 'Vorschlagen' }).click();
  await expect(seller.getByText(/Anna muss noch zusagen/)).toBeVisible();

  await buyer.getByRole('button', { name: 'Zusagen' }).click();
  await expect(buyer.getByRole('button', { name: 'In den Kalender' })).toBeVisible();
  // from the top, as it opens: the bar below covers whatever is just there
  await buyer.evaluate(() => scrollTo(0, 0));
  await expectAccessible(buyer);

  // they meet later, so it asks; and a slip can be undone
  await expect(seller.getByText('Abgemacht.')).toBeVisible();
  const confirm = async (page: typeof seller, name: string) => {
    await page.getByRole('button', { name }).click();
    await page
      .getByRole('alertdialog', { name: 'Jetzt schon?' })
      .getByRole('button', { name })
      .click();
  };
  await confirm(seller, 'Ist übergeben');
  await expect(buyer.getByText(/hat bestätigt\./)).toBeVisible();
  await seller.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(buyer.getByText(/hat bestätigt\./)).toBeHidden();
  await confirm(seller, 'Ist übergeben');
  await confirm(buyer, 'Ist da, alles gut');
  for (const page of [buyer, seller]) {
    await expect(page.getByText('Beide haben bestätigt.')).toBeVisible();
  }

  // both say how it was, and then both read it
  const said = [
    [buyer, 'Pünktlich und ehrlich'],
    [seller, 'Nett und zügig'],
  ] as const;
  for (const [page, comment] of said) {
    await page.getByRole('radio', { name: '5 Sterne' }).check({ force: true });
    await page.getByLabel('Dein Text').fill(comment);
    await page.getByRole('button', { name: 'Bewerten' }).click();
    await expect(page.getByText('Deine Bewertung')).toBeVisible();
  }
  await expect(seller.getByText('Pünktlich und ehrlich')).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('Nett und zügig')).toBeVisible();
  await buyer.context().close();
  await seller.context().close();
});
