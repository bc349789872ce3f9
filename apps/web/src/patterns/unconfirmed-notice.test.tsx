// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { member } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const WAITS = /sobald du den Link in der Mail an mia@example.org geöffnet hast/;

describe('what waits for the confirmed address', () => {
  it('says so above the form, which can be filled in', async () => {
    const { main } = await renderPage(
      '/tournaments/new',
      {},
      { user: member({ emailVerified: false }) },
    );
    const name = await main.findByLabelText(/^Name/);
    const notice = main.getByText(WAITS);
    expect(notice.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is no word to those who have confirmed it', async () => {
    const { main } = await renderPage('/tournaments/new', {}, { user: member() });
    await main.findByLabelText(/^Name/);
    expect(main.queryByText(WAITS)).toBeNull();
  });
});
