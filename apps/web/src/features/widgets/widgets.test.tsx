// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { WidgetsSection } from './widgets-section.tsx';

const reader = { user: member() };

type Widget = RouterOutputs['widgets']['list'][number];
const widget = (facts: Partial<Widget> = {}): Widget => ({
  id: 1,
  key: 'KoX3v1s0aVQm0c2tq9JcBw',
  kind: 'table',
  subject: '/leagues/divisions/1',
  name: 'Liga "Rhein" & <Erft>',
  theme: 'dark',
  accent: '#0a3d91',
  locale: null,
  count: null,
  origins: ['https://www.dc-pfeile.example', 'http://127.0.0.1:8080'],
  createdAt: '2026-02-01T12:00:00.000Z',
  ...facts,
});
const named = { 'widgets.subject': { name: 'Bezirksliga' } };
const framesIn = (part: Element) => [...part.querySelectorAll('iframe')].map(({ src }) => src);

describe('the widgets of a member', () => {
  it('are there with what they show, where, their line and how they look', async () => {
    const { main } = await renderPart(
      <WidgetsSection wish={{}} />,
      { 'widgets.list': [widget(), widget({ id: 2, kind: 'next-tournaments', name: '' })] },
      reader,
    );
    const [entry, other] = await main
      .findAllByRole('listitem')
      .then((rows) => rows.filter((row) => row.querySelector('details')));
    if (!entry) throw new Error('there is no widget');
    expect(entry.textContent).toContain('Tabelle · Liga');
    expect(entry.textContent).toContain('www.dc-pfeile.example, http://127.0.0.1:8080');
    expect(other?.querySelector('summary')?.textContent).toContain('Nächste Turniere');
    const line = within(entry).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Zeile für die Website',
      hidden: true,
    });
    const [script] = new DOMParser().parseFromString(line.value, 'text/html').scripts;
    expect(script?.dataset).toMatchObject({
      widget: 'KoX3v1s0aVQm0c2tq9JcBw',
      title: 'Tabelle · Liga "Rhein" & <Erft>',
    });
    expect(framesIn(entry).every((src) => src.includes('theme=dark&accent=%230a3d91'))).toBe(true);
    expect(framesIn(entry)).toHaveLength(2);
  });

  it('are changed, and go only after the question', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
      answer,
    } = await renderPart(
      <WidgetsSection wish={{}} />,
      {
        'widgets.list': [widget()],
        'widgets.update': { ok: true },
        'widgets.delete': { ok: true },
      },
      reader,
    );
    await hands.click(await main.findByText(/^Tabelle · /));
    await hands.click(main.getByRole('button', { name: 'Ändern' }));
    const sites = await main.findByRole('textbox', { name: /^Websites/ });
    await hands.clear(sites);
    await hands.type(sites, 'neu.example');
    await hands.click(main.getByRole('radio', { name: 'Hell' }));
    await hands.click(main.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(asked('widgets.update')).toMatchObject([
        { id: 1, origins: ['https://neu.example'], theme: 'light', accent: '#0a3d91' },
      ]),
    );
    await hands.click(main.getByRole('button', { name: 'Löschen' }));
    const dialog = within(await all.findByRole('alertdialog'));
    expect(asked('widgets.delete')).toEqual([]);
    answer({ 'widgets.list': [] });
    await hands.click(dialog.getByRole('button', { name: 'Löschen' }));
    await main.findByText('Noch hast du kein Widget.');
    expect(asked('widgets.delete')).toEqual([{ id: 1 }]);
  });

  it('are made of what a link brings along, and then there to be copied', async () => {
    const {
      main,
      user: hands,
      asked,
      answer,
    } = await renderPart(
      <WidgetsSection wish={{ kind: 'table', subject: '/leagues/divisions/1' }} />,
      { 'widgets.list': [], 'widgets.create': widget(), ...named },
      reader,
    );
    await main.findByText('Bezirksliga');
    await hands.selectOptions(main.getByLabelText('Was gezeigt wird'), 'table');
    await hands.click(main.getByRole('button', { name: 'Widget anlegen' }));
    await main.findByText('Bitte ausfüllen');
    expect(asked('widgets.create')).toEqual([]);
    await hands.type(main.getByRole('textbox', { name: /^Websites/ }), 'www.dc-pfeile.example');
    answer({ 'widgets.list': [widget()] });
    await hands.click(main.getByRole('button', { name: 'Widget anlegen' }));
    await hands.click(await main.findByRole('button', { name: 'Zeile kopieren' }));
    expect(asked('widgets.create')).toMatchObject([
      { kind: 'table', subject: '/leagues/divisions/1', accent: null, theme: 'auto', count: null },
    ]);
    expect(await navigator.clipboard.readText()).toContain('data-widget="KoX3v1s0aVQm0c2tq9JcBw"');
  });

  it.each([{ kind: 'nothing', subject: '/tournaments' }, { kind: ['table'], subject: 7 }, {}])(
    'a link that wishes %j opens no form',
    async (wish) => {
      const { main } = await renderPart(
        <WidgetsSection wish={wish} />,
        { 'widgets.list': [] },
        reader,
      );
      await main.findByRole('button', { name: 'Neues Widget' });
      expect(main.queryByRole('button', { name: 'Widget anlegen' })).toBeNull();
    },
  );

  it('a subject of another kind is not taken over', async () => {
    const wish = { kind: 'booking', subject: '/leagues/divisions/1' };
    const { main } = await renderPart(
      <WidgetsSection wish={wish} />,
      { 'widgets.list': [] },
      reader,
    );
    await main.findByRole('button', { name: 'Widget anlegen' });
    expect(main.getByLabelText(/^Wovon/)).toBeTruthy();
  });

  it('say that they failed', async () => {
    const { main } = await renderPart(
      <WidgetsSection wish={{}} />,
      { 'widgets.list': refused('UNAVAILABLE') },
      reader,
    );
    await main.findByRole('heading', { name: 'Deine Widgets lassen sich gerade nicht laden' });
  });
});
