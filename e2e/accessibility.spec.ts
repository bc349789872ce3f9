import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signedIn, visitor } from './support/roles.ts';
import { baseUrl } from './support/server.ts';

const publicPages = [
  '/',
  '/forum',
  '/forum/subforum/1',
  '/forum/thread/1',
  '/venues/1',
  '/login',
  '/signup',
  '/forgot-password',
  '/help',
  '/imprint',
  '/venues/3',
  '/gibt-es-nicht',
];
const memberPages = [
  '/',
  '/forum/thread/1',
  '/venues/1',
  '/forum/subforum/1/new',
  '/account',
  '/venues',
  '/venues/3',
  '/bookings',
];
/** Ben runs the lounge. */
const ownerPages = [
  '',
  '/series',
  '/statistics',
  '/details',
  '/photos',
  '/boards',
  '/hours',
  '/prices',
  '/team',
  '/feeds',
].map((page) => `/venues/3/manage${page}`);

for (const theme of ['light', 'dark'] as const) {
  for (const [who, paths] of [
    ['visitor', publicPages],
    ['anna', memberPages],
    ['ben', ownerPages],
    ['admin', ['/admin/lounge-claims']],
  ] as const) {
    test.describe(`${who}, ${theme}`, () => {
      test.use({ storageState: who === 'visitor' ? visitor : signedIn(who) });

      for (const path of paths) {
        test(`${path} has no violations`, async ({ page }) => {
          await page.context().addCookies([{ name: 'oche_theme', value: theme, url: baseUrl }]);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        });
      }
    });
  }
}
