import { listViolations } from '../support/axe.ts';
import { buildIsKept } from '../support/kept.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

test.describe('a visitor', () => {
  test.use({ storageState: visitor, serviceWorkers: 'allow' });

  test('who goes on to a second page has a service worker from then on', async ({ page }) => {
    await page.goto('/forum');
    await page.locator('#content [data-row] a').first().click();
    await page.waitForURL(/\/forum\/subforum\//);
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      );
    await expect.poll(scopes).toEqual([new URL('/', page.url()).href]);
  });
});

test.describe('on the home screen', () => {
  test.use({ storageState: signedIn('anna'), serviceWorkers: 'allow' });

  test('installs, goes on without a network and through an update', async ({ page, context }) => {
    await page.goto('/forum');
    await buildIsKept(page);

    // nothing keeps a browser from installing it, but that this one is a private window
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    const problems = installabilityErrors.map(({ errorId }) => errorId);
    expect(problems.filter((problem) => problem !== 'in-incognito')).toEqual([]);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({ name: 'Oche', lang: 'de', start_url: '/', id: '/' });
    const sizes = await page.evaluate(
      (icons: { src: string }[]) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const icon = Object.assign(new Image(), { src });
            await icon.decode();
            return `${icon.naturalWidth}x${icon.naturalHeight}`;
          }),
        ),
      manifest.icons,
    );
    expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));

    // a newer worker takes over; the open page goes on as if nothing had been
    await page.evaluate(async () => {
      Object.assign(window, { untouched: true });
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await navigator.serviceWorker.register('/sw.js?newer');
      await taken;
    });

    // what the page has not used yet comes from the device
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe-Center' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hilfe');
    expect(await page.evaluate(() => Reflect.get(window, 'untouched'))).toBe(true);

    await page.evaluate(() =>
      sessionStorage.setItem('oche:draft:anna:thread:1', '{"content":"…"}'),
    );
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { name: 'Kein Netz' })).toBeVisible();
    await expect(page).toHaveTitle('Kein Netz · Oche');
    await expect(page.getByText('Ein angefangener Text ist sicher.')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(page.locator('html')).toHaveClass(colorScheme);
      await page.setViewportSize({ width: 360, height: 740 });
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isTooWide).toBe(false);
    }
    await context.addCookies([{ name: 'oche_locale', value: 'en', url: page.url() }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    // it goes on by itself, in the same place
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible({
      timeout: 20_000,
    });
  });
});

test.describe('after a deployment', () => {
  test.use({ storageState: signedIn('anna') });

  test('a page that misses a file reloads itself once, then it is up to the reader', async ({
    page,
  }) => {
    let [isGone, loads] = [true, 0];
    await page.route(/\/assets\/(pages|help)-[^/]*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      // a page that is loaded now names files of now
      [isGone, loads] = [false, loads + 1];
    });
    const followLink = async () => {
      await page.goto('/forum');
      await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
      [isGone, loads] = [true, 0];
      await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe-Center' }).click();
    };
    await followLink();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hilfe');
    expect(loads).toBe(1);

    await followLink();
    await expect(page.getByRole('heading', { name: 'Es gibt eine neue Version' })).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hilfe');
  });
});

test.describe('devices', () => {
  test.use({ storageState: signedIn('anna'), serviceWorkers: 'allow' });

  test('are added after a click that explains it, and removed', async ({ page }) => {
    // this browser has no push service, so it subscribes nowhere
    await page.addInitScript(() => {
      const asked = () => Number(sessionStorage.getItem('asked'));
      const permission = () => (asked() > 1 ? 'granted' : 'default');
      Object.assign(window, { timesAsked: asked });
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('asked', String(asked() + 1));
        return permission();
      };
      const made = {
        endpoint: 'https://push.example/anna',
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
        toJSON: () => ({
          endpoint: 'https://push.example/anna',
          keys: {
            p256dh:
              'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
      };
      const current = () => (sessionStorage.getItem('subscribed') ? made : null);
      PushManager.prototype.getSubscription = async () => current() as PushSubscription | null;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', 'yes');
        return made as unknown as PushSubscription;
      };
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'timesAsked')());
    await page.goto('/account#devices');
    const section = page.getByRole('region', { name: 'Geräte, die benachrichtigt werden' });
    await expect(section.getByText('fragt dich dein Browser gleich')).toBeVisible();
    expect(await asked()).toBe(0);

    const name = section.getByLabel('Name des Geräts');
    await expect(name).toHaveValue('Chrome auf Linux');
    await name.fill('Annas Laptop');
    const add = section.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' });
    // the browser's question is closed without an answer
    await add.click();
    await expect(section.getByText('Ohne deine Erlaubnis')).toBeVisible();
    await expect(name).toHaveValue('Annas Laptop');
    await add.click();
    await expect(section.getByRole('listitem')).toContainText('Annas Laptop');
    await expect(section.getByText('Dieses Gerät', { exact: true })).toBeVisible();
    await expect(add).toHaveCount(0);
    expect(await listViolations(page)).toEqual([]);

    await page.reload();
    await expect(section.getByRole('button', { name: 'Probe senden: Annas Laptop' })).toBeVisible();
    await section.getByRole('button', { name: 'Entfernen: Annas Laptop' }).click();
    await expect(section.getByText('Noch keins.')).toBeVisible();
    await expect(add).toBeVisible();
  });
});
