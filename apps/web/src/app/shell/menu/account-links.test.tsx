// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { AccountLinks } from './account-links.tsx';

it('leads to what is the member’s own', async () => {
  const { main } = await renderPart(
    <AccountLinks user={member()} isOpen onNavigate={() => {}} />,
    { 'lounges.mine': [] },
    { user: member() },
  );
  const link = await main.findByRole('link', { name: 'Meine Anzeigen' });
  expect(link).toHaveProperty('pathname', '/marketplace/mine');
  main.getByRole('link', { name: 'Meine Buchungen' });
});

it('leaves no page of the member behind where signing out can’t be told to the server', async () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  const { main, user } = await renderPart(
    <AccountLinks user={member()} isOpen onNavigate={() => {}} />,
    { 'lounges.mine': [], 'auth.signOut': refused('UNAVAILABLE') },
    { user: member() },
  );
  await user.click(await main.findByRole('button', { name: 'Abmelden' }));
  await vi.waitFor(() => expect(forget).toHaveBeenCalledWith('oche-scorer'));
  vi.unstubAllGlobals();
});
