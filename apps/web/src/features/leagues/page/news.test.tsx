// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { leagueOf } from '../testing.ts';
import { NewsSection } from './news-section.tsx';

const thread = {
  id: 12,
  title: 'Dartliga Unna',
  answers: 3,
  lastAt: '2026-11-01T18:00:00.000Z',
};
/** the form asks for nothing else of them */
const parts = [
  {
    name: 'Forum',
    subforums: [
      { id: 1, name: 'Allgemeines', isLocked: false },
      { id: 2, name: 'Ligabetrieb', isLocked: false },
    ],
  },
] as RouterOutputs['forum']['category']['list'];

it('leads everybody to the thread of a league, and says how much is said there', async () => {
  const { main } = await renderPart(<NewsSection league={leagueOf({ thread })} />, {});
  const link = await main.findByRole('link', { name: 'Dartliga Unna' });
  expect(link.getAttribute('href')).toBe('/forum/thread/12');
  await main.findByText(/^3 Antworten · zuletzt/);
});

it('lets officers open one, where the forum talks about leagues unless they say otherwise', async () => {
  const can = { manage: true, lead: false, report: false };
  const { main, user, asked } = await renderPart(<NewsSection league={leagueOf({ can })} />, {
    'forum.category.list': parts,
    'leagues.openThread': leagueOf({ can, thread }),
  });
  await user.click(await main.findByRole('button', { name: 'Thread eröffnen' }));
  await waitFor(() => expect(asked('leagues.openThread')).toEqual([{ id: 7, subforumId: 2 }]));
});
