// @vitest-environment happy-dom
import { expect, it } from 'vitest';
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
