// @vitest-environment happy-dom
import type { Draft } from '@oche/validators/market/item-output';
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { member } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

/** Sends what is there, without waiting for a pause in typing. */
const leave = () => document.dispatchEvent(new Event('visibilitychange'));

it('makes a draft of what somebody types, and not of what the form proposes', async () => {
  const near = { id: 20, name: 'Zur Triple 20', city: 'Dortmund', rating: 4.5, distance: 1 };
  const { main, user, asked } = await renderPage(
    '/marketplace/sell?step=price',
    {
      'market.drafts.list': [],
      'market.drafts.get': { id: 7, revision: 1 } as Draft,
      'market.drafts.create': { id: 7, revision: 1 } as Draft,
      'lounges.nearby': { items: [near], origin: null },
    },
    { user: member() },
  );
  await main.findByText('Zur Triple 20');
  leave();
  await user.type(main.getByLabelText('Preis'), '45');
  expect(asked('market.drafts.create')).toEqual([]);
  leave();
  await waitFor(() =>
    expect(asked('market.drafts.create')).toMatchObject([{ data: { price: 45, loungeId: 20 } }]),
  );
});
