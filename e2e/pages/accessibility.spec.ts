import { listViolations } from '../support/axe.ts';
import { quietOf } from '../support/errors.ts';
import { expect, test } from '../support/test.ts';
import { showTheme } from '../support/theme.ts';

/** Pages beside those that every-route.spec.ts walks, which looks at them in the same way. */
const publicPages = [
  '/venues/1',
  '/signup',
  '/forgot-password',
  '/help',
  '/imprint',
  '/venues/3',
  '/tournaments/series/1',
  '/media-channels/2',
  '/leagues/1',
  '/leagues/teams/1',
  '/leagues/fixtures/1',
  '/leagues/fixtures/1/live',
];
const memberPages = [
  '/venues/1',
  '/forum/subforum/1/new',
  '/account',
  '/account/security',
  '/venues/3',
  '/bookings',
  '/notifications',
  '/moderation/mine',
  // she leads the team, and is the first player of its league
  '/leagues/teams/1',
  '/leagues/players/1',
];
/** Pages of the lounge that Ben runs, and of the league in which he is an officer. */
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
]
  .map((page) => `/venues/3/manage${page}`)
  .concat('/leagues/1/manage');

const moderatorPages = [
  '/moderation',
  '/moderation/cases/1',
  '/moderation/approvals',
  '/moderation/appeals',
  '/moderation/moderators',
  // a demo member who was warned
  '/moderation/members/231b75ca7a2e7a88',
  '/moderation/log',
];

for (const [reader, paths] of [
  ['visitor', publicPages],
  ['anna', memberPages],
  ['ben', ownerPages],
  ['moderator', moderatorPages],
  ['admin', ['/admin/log', '/admin/lounge-claims']],
] as const) {
  test.describe(reader, () => {
    for (const path of paths) {
      test(`${path} has no violations in light and dark`, async ({ lookAs }) => {
        const page = await lookAs(reader);
        const errors: string[] = [];
        const note = (error: Error) => errors.push(error.message);
        page.on('pageerror', note);
        const quiet = quietOf(page);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
        await page.goto(path);
        // what loads last is checked, too
        await quiet();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await showTheme(page, 'light');
        expect.soft(await listViolations(page), 'light').toEqual([]);
        await showTheme(page, 'dark');
        expect.soft(await listViolations(page, { only: 'colours' }), 'dark').toEqual([]);
        page.off('pageerror', note);
        expect(errors).toEqual([]);
      });
    }
  });
}
