import { listViolations } from '../support/axe.ts';
import { idOf } from '../support/call.ts';
import { visitor } from '../support/roles.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** A member of the demo data with whom no other tests write. */
const MEMBER = 'hendrik.van-der-linden@oche.test';

test.use({ storageState: visitor });

/** A square with a quarter each in red, green, blue and black, as a file that a browser can read. */
async function pictureIn(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 80;
    canvas.height = 80;
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['#f00', '#0f0', '#00f', '#000'].entries()) {
      if (!context) continue;
      context.fillStyle = colour;
      context.fillRect((index % 2) * 40, Math.floor(index / 2) * 40, 40, 40);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The colour in the middle of each quarter of a canvas. */
const quartersOf = (canvas: Locator) =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return [];
    const { width, height } = element;
    const context = element.getContext('2d');
    return [0, 1, 2, 3].map((index) =>
      [
        ...(context?.getImageData(
          (width * (1 + 2 * (index % 2))) / 4,
          (height * (1 + 2 * Math.floor(index / 2))) / 4,
          1,
          1,
        ).data ?? []),
      ]
        .slice(0, 3)
        .join(),
    );
  });

test('a member shows face and words, keeps a part closed, and a visitor sees just that', async ({
  page,
  browser,
}) => {
  await page.goto(`/api/mock-login?email=${MEMBER}&returnTo=/profile`);
  const id = await idOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Profil bearbeiten' }).click();
  await expect(page).toHaveURL(/\/profile\?edit=1$/);
  expect(await listViolations(page)).toEqual([]);

  await page.getByLabel('Lieblings-Lounges').selectOption('private');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ich.png',
    mimeType: 'image/png',
    buffer: await pictureIn(page),
  });
  const crop = page.getByRole('dialog', { name: 'Dein Bild' });
  // all of it is shown before anything is moved, as that is what is sent
  await expect
    .poll(() => quartersOf(crop.getByRole('application')))
    .toEqual(['255,0,0', '0,255,0', '0,0,255', '0,0,0']);
  await crop.getByRole('slider').fill('2');
  await crop.getByRole('application').press('ArrowLeft');
  await crop.getByRole('button', { name: 'So nehmen' }).click();
  await expect(crop).toHaveCount(0);
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible();

  const form = page.getByRole('region', { name: 'Profil bearbeiten' });
  await form.getByLabel('Vorname').fill(' ');
  await form.getByLabel('Spitzname').fill('Die Axt');
  await form.getByLabel('Über dich').fill('Linke Hand, langer Atem.');
  await form.getByLabel('Lieblingsdoppel').selectOption('D16');
  await form.getByLabel('Straße und Hausnummer').fill('Geheimweg 7');
  await form.getByLabel('Wer darf dein Profil sehen?').selectOption('public');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByLabel('Vorname')).toBeFocused();
  await form.getByLabel('Vorname').fill('Henning');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Henning');
  await expect(page.getByRole('link', { name: 'Lounges', exact: true }).last()).toBeVisible();

  const other = await (await browser.newContext({ storageState: visitor })).newPage();
  await other.goto(`/profile/${id}`);
  const main = other.getByRole('main');
  await expect(main).toContainText('„Die Axt“');
  await expect(main).toContainText('Linke Hand, langer Atem.');
  await expect(main).toContainText('D16');
  const tabs = main.getByRole('navigation', { name: 'Profil' });
  await expect(tabs.getByRole('link', { name: 'Statistik' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Lounges' })).toHaveCount(0);
  expect(await other.content()).not.toContain('Geheimweg');
  expect(await listViolations(other)).toEqual([]);
  await tabs.getByRole('link', { name: 'Erfolge' }).click();
  await expect(other).toHaveURL(/tab=achievements/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Erfolge');
});
