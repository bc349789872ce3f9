import { test as setup } from '@playwright/test';
import { emails, type RoleName, signedIn } from './roles.ts';

for (const name of Object.keys(emails) as RoleName[]) {
  setup(`sign in ${name}`, async ({ page }) => {
    await page.goto(`/api/mock-login?email=${emails[name]}`);
    await page.context().storageState({ path: signedIn(name) });
  });
}
