// @vitest-environment happy-dom
import type { FindOutput, Found } from '@oche/validators/search/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const many = (count: number, isMore = false) => ({ count, isMore });
const result = (facts: Partial<Found> = {}): Found => ({
  id: 'thread-3',
  type: 'forum',
  title: 'Barrels für Einsteiger',
  titleMarks: [[0, 7]],
  url: '/forum/thread/3',
  content: null,
  contentMarks: [],
  category: null,
  subforumId: null,
  author: null,
  location: null,
  date: null,
  participants: null,
  ad: null,
  imageUrl: null,
  figures: null,
  distance: null,
  ...facts,
});
const found = (items: Found[] = [], facts: Partial<FindOutput> = {}): FindOutput => ({
  items,
  nextCursor: null,
  counts: {
    all: many(items.length),
    forum: many(items.length),
    lounges: many(0),
    tournaments: many(0),
    leagues: many(0),
    clubs: many(0),
    marketplace: many(0),
    channels: many(0),
    members: many(0),
  },
  corrected: null,
  meant: null,
  isLoose: false,
  understood: [],
  asksPlace: false,
  origin: null,
  unknownZipCode: null,
  ...facts,
});

describe('the search', () => {
  it('says what to do as long as there is nothing to look for', async () => {
    const empty = await renderPage('/search', {});
    await empty.main.findByRole('heading', { name: 'Suche in der Oche' });
    empty.main.getByText(/Gib einen Suchbegriff ein/);
    expect(empty.main.queryByRole('link', { name: 'Zurück zum Dashboard' })).toBeNull();
    expect(empty.asked('search.find')).toEqual([]);
  });

  it('leads back to the dashboard who has one', async () => {
    const { main } = await renderPage('/search', {}, { user: member() });
    await main.findByRole('link', { name: 'Zurück zum Dashboard' });
  });

  it('wants two letters', async () => {
    const { main, asked } = await renderPage('/search?q=b', {});
    await main.findByText('Gib mindestens zwei Zeichen ein.');
    expect(asked('search.find')).toEqual([]);
  });

  it('says that it is looking, then how much it has found, with the word marked', async () => {
    const answer = Promise.withResolvers<FindOutput>();
    const { main } = await renderPage('/search?q=barrels', { 'search.find': answer.promise });
    await main.findByText('Suche läuft...');
    answer.resolve(found([result()]));
    await main.findByText('1 Ergebnis für "barrels"');
    const link = main.getByRole('link', { name: 'Barrels für Einsteiger' });
    expect(link.querySelector('mark')?.textContent).toBe('Barrels');
    expect(link).toHaveProperty('pathname', '/forum/thread/3');
  });

  it('counts in English, and says where nobody has counted on', async () => {
    const counts = { ...found().counts, all: many(1000, true), forum: many(1) };
    const { main } = await renderPage(
      '/search?q=barrels',
      { 'search.find': found([result()], { counts }) },
      { locale: 'en' },
    );
    await main.findByText('1,000+ results for "barrels"');
    const tabs = within(main.getByRole('navigation', { name: /categor/i }));
    expect(tabs.getByRole('link', { name: /Forum/ }).textContent).toMatch(/1 result$/);
  });

  it('says that nothing was found, and looks everywhere without filters', async () => {
    const { main, user, asked, address } = await renderPage(
      '/search?q=xyz&category=forum&period=week',
      { 'search.find': found() },
    );
    await main.findByRole('heading', { name: 'Keine Ergebnisse für "xyz" gefunden.' });
    expect(asked('search.find').at(-1)).toMatchObject({ category: 'forum', period: 'week' });
    const tabs = within(main.getByRole('navigation', { name: 'Ergebnisse nach Kategorie' }));
    const current = tabs.getAllByRole('link').filter((tab) => tab.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Forum 0 Ergebnisse']);
    await user.click(main.getByRole('button', { name: 'Überall suchen, ohne Filter' }));
    await waitFor(() => expect(address()).toBe('/search?q=xyz'));
    await waitFor(() => expect(asked('search.find').at(-1)?.category).toBeUndefined());
  });

  it('in a tag says so before and after one types, and can be widened', async () => {
    const tag = {
      id: 3,
      slug: 'steeldart',
      name: 'Steeldart',
      colour: 'sisal' as const,
      description: null,
    };
    const { main, user, asked, address } = await renderPage(
      '/search?category=forum&tag=steeldart',
      {
        'forum.tag.get': tag,
        'search.find': found([result()]),
      },
    );
    await main.findByRole('button', { name: 'Nur mit dem Tag Steeldart Filter entfernen' });
    expect(asked('search.find')).toEqual([]);
    expect(document.activeElement).toBe(main.getByRole('searchbox'));
    await user.keyboard('barrels{Enter}');
    await main.findByText('1 Ergebnis für "barrels"');
    expect(asked('search.find').at(-1)).toMatchObject({ q: 'barrels', tag: 'steeldart' });
    expect(address()).toBe('/search?category=forum&tag=steeldart&q=barrels');
    await user.click(main.getByRole('button', { name: /Nur mit dem Tag Steeldart/ }));
    await waitFor(() => expect(asked('search.find').at(-1)?.tag).toBeUndefined());
    expect(main.queryByRole('button', { name: /Nur mit dem Tag/ })).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const { main, user, answer } = await renderPage('/search?q=barrels', {
      'search.find': refused('UNAVAILABLE'),
    });
    await main.findByRole('heading', { name: 'Suche fehlgeschlagen' });
    answer({ 'search.find': found([result()]) });
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('link', { name: 'Barrels für Einsteiger' });
  });

  it('says what it has looked for instead, and looks for what was typed', async () => {
    const { main, user, asked, address } = await renderPage('/search?q=barels', {
      'search.find': ({ asTyped }) =>
        asTyped ? found() : found([result()], { corrected: 'barrels' }),
    });
    await main.findByText('1 Ergebnis für "barrels"');
    main.getByText(/Zu "barels" gibt es nichts/);
    await user.click(main.getByRole('link', { name: 'Trotzdem nach "barels" suchen' }));
    await main.findByRole('heading', { name: 'Keine Ergebnisse für "barels" gefunden.' });
    expect(address()).toBe('/search?q=barels&exact=1');
    expect(asked('search.find').at(-1)?.asTyped).toBe(true);
  });

  it('shows what it has understood, and searches without a part of it', async () => {
    const part = { without: 'köln samstag', category: null, place: null, days: null };
    const understood: FindOutput['understood'] = [
      { ...part, role: 'kind', text: 'turnier', category: 'tournaments' },
      { ...part, role: 'place', text: 'köln', without: 'turnier samstag', place: 'Köln' },
      {
        ...part,
        role: 'time',
        text: 'samstag',
        without: 'turnier köln',
        days: { from: '2026-11-28', until: '2026-11-28' },
      },
    ];
    const { main, user, address, asked } = await renderPage('/search?q=turnier+köln+samstag', {
      'search.find': ({ q, asTyped }) =>
        found([result()], q === 'turnier köln samstag' && !asTyped ? { understood } : {}),
    });
    const list = within(await main.findByRole('list', { name: 'So verstanden' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Weglassen: Turniere',
      'Weglassen: Köln',
      'Weglassen: 28. Nov. 2026',
      'Nur nach den Wörtern suchen',
    ]);
    await user.click(list.getByRole('link', { name: 'Weglassen: Köln' }));
    await waitFor(() => expect(address()).toBe('/search?q=turnier+samstag'));
    await waitFor(() => expect(asked('search.find').at(-1)?.q).toBe('turnier samstag'));
  });

  it('asks where somebody is, and what they meant', async () => {
    const { main, user, address } = await renderPage('/search?q=Domspize+hier', {
      'search.find': ({ q }) =>
        found([result()], q === 'Domspize hier' ? { asksPlace: true, meant: 'Domspitze' } : {}),
    });
    await main.findByText(/Wo du bist, wissen wir nicht/);
    main.getByText('Meintest du:');
    await user.click(main.getByRole('link', { name: 'Domspitze' }));
    await waitFor(() => expect(address()).toBe('/search?q=Domspitze'));
  });

  it('asks for the place instead of an answer from far away', async () => {
    const { main } = await renderPage('/search?q=lounges+hier', {
      'search.find': found([], { asksPlace: true }),
    });
    await main.findByRole('heading', { name: 'Wo suchst du?' });
    main.getByText(/Wo du bist, wissen wir nicht/);
    main.getByRole('button', { name: 'In meiner Nähe' });
    expect(main.queryByText(/Nichts gefunden|0 Ergebnisse/)).toBeNull();
  });

  it('says that nothing has all of the words', async () => {
    const { main } = await renderPage(
      '/search?q=one+two',
      { 'search.find': found([result()], { isLoose: true }) },
      { locale: 'en' },
    );
    await main.findByText(/Nothing has all of these words/);
  });

  it('has words and category of its form in the address', async () => {
    const { main, user, address } = await renderPage('/search', { 'search.find': found() });
    const form = within(await main.findByRole('search'));
    await user.type(form.getByRole('searchbox'), ' flights ');
    await user.selectOptions(form.getByRole('combobox'), 'marketplace');
    await user.click(form.getByRole('button'));
    await waitFor(() => expect(address()).toBe('/search?q=flights&category=marketplace'));
  });
});
