// @vitest-environment happy-dom
import type { FindInput, FindOutput } from '@oche/validators/search/schemas';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { ThreadProvider } from '../data/thread-context.tsx';
import { ThreadBeside } from './thread-beside.tsx';

const foundOf = (facts: Partial<FindOutput>): FindOutput => ({
  items: [],
  nextCursor: null,
  counts: {} as FindOutput['counts'],
  corrected: null,
  meant: null,
  isLoose: false,
  understood: [],
  asksPlace: false,
  origin: null,
  unknownZipCode: null,
  ...facts,
});
const item = (id: string, title: string, url: string) =>
  ({ id, title, url, category: 'Barrels', location: 'Köln' }) as FindOutput['items'][number];

const show = (title: string, find: (input: FindInput) => FindOutput, best: object[] = []) =>
  renderPart(
    <ThreadProvider value={{ thread: { id: 7, title }, goTo: () => {} } as never}>
      <ThreadBeside />
      <p>Ende</p>
    </ThreadProvider>,
    { 'forum.reading.best': best as never, 'search.find': find as never },
  );

describe('beside a thread', () => {
  it('are its best answers, other threads about it, and lounges of the place that it names', async () => {
    const { main } = await show(
      'Wo gibt es Barrels in Köln?',
      ({ q, category }) => {
        if (category === 'lounges') {
          return q === 'Köln'
            ? foundOf({ items: [item('lounge-1', 'Domspitze', '/venues/1')] })
            : foundOf({ understood: [{ role: 'place', place: 'Köln' }] as never, isLoose: true });
        }
        return foundOf({
          items: [
            item('thread-7', 'Wo gibt es Barrels in Köln?', '/forum/thread/7'),
            item('post-3', 'Barrels wiegen', '/forum/thread/9?post=3#post-3'),
            item('thread-9', 'Barrels wiegen', '/forum/thread/9'),
          ],
        });
      },
      [
        {
          number: 4,
          score: 6,
          snippet: 'Im Laden am Ring.',
          author: { firstName: 'Ben', lastName: 'Ort' },
        },
      ],
    );
    const beside = within(await main.findByRole('complementary', { name: 'Neben dem Thread' }));
    expect(
      (await beside.findByRole('link', { name: 'Im Laden am Ring.' })).getAttribute('href'),
    ).toBe('/forum/thread/7?post=4#post-4');
    expect(beside.getByText('Ben Ort · 6 Reaktionen')).toBeTruthy();
    const related = await beside.findAllByRole('link', { name: 'Barrels wiegen' });
    expect(related.map((link) => link.getAttribute('href'))).toEqual(['/forum/thread/9']);
    expect(await beside.findByRole('link', { name: 'Domspitze' })).toBeTruthy();
  });

  it('is nothing where nothing is known', async () => {
    const { main } = await show('Wer ist da?', () => foundOf({}));
    await main.findByText('Ende');
    expect(main.queryByRole('complementary')).toBeNull();
  });
});
