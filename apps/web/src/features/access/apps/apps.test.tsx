// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { ConnectedAppsSection } from '../connected-apps-section.tsx';
import { OwnAppsSection } from './own-apps-section.tsx';

const reader = { user: member() };

type OwnApp = RouterOutputs['access']['apps']['mine'][number];
const app = (facts: Partial<OwnApp> = {}): OwnApp => ({
  id: 'oche-app-1',
  name: 'Ligatabelle',
  purpose: 'Zeigt im Vereinsheim, wie es steht.',
  website: 'https://ligatabelle.example',
  redirectUris: ['https://ligatabelle.example/fertig', 'http://127.0.0.1/fertig'],
  hasSecret: true,
  createdAt: '2026-02-01T12:00:00.000Z',
  members: 12,
  switchedOff: null,
  ...facts,
});

describe('the apps that a member makes', () => {
  it('are there with all that others see of them, and why they are switched off', async () => {
    const switchedOff = { at: '2026-03-01T12:00:00.000Z', reason: 'Fragt nach zu viel.' };
    const { main } = await renderPart(
      <OwnAppsSection />,
      {
        'access.apps.mine': [
          app(),
          app({ id: 'oche-app-2', name: 'Lampe', hasSecret: false, members: 1, switchedOff }),
        ],
      },
      reader,
    );
    const entry = (await main.findByRole('heading', { name: 'Ligatabelle' })).closest('li');
    expect(entry?.textContent).toContain('ligatabelle.example · mit Geheimnis');
    expect(entry?.textContent).toContain('12 Mitgliedern');
    expect(entry?.textContent).toContain('oche-app-1');
    const other = main.getByRole('heading', { name: /^Lampe/ }).closest('li');
    expect(other?.textContent).toContain('Fragt nach zu viel.');
    expect(other?.textContent).toContain('ohne Geheimnis');
    expect(main.queryByRole('button', { name: 'Neues Geheimnis für Lampe' })).toBeNull();
  });

  it('get a new secret only after the question, and it is shown once', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await renderPart(
      <OwnAppsSection />,
      {
        'access.apps.mine': [app()],
        'access.apps.renewSecret': { id: 'oche-app-1', secret: 'oche_as_geheim' },
      },
      reader,
    );
    await hands.click(await main.findByRole('button', { name: 'Neues Geheimnis für Ligatabelle' }));
    const question = within(await all.findByRole('alertdialog'));
    expect(asked('access.apps.renewSecret')).toEqual([]);
    await hands.click(question.getByRole('button', { name: 'Neues Geheimnis' }));
    const shown = within(
      await all.findByRole('dialog', { name: 'Das Geheimnis von „Ligatabelle“' }),
    );
    expect(shown.getByDisplayValue('oche_as_geheim')).toBeTruthy();
    await hands.click(shown.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(all.queryByDisplayValue('oche_as_geheim')).toBeNull());
  });

  it('say that they failed', async () => {
    const { main } = await renderPart(
      <OwnAppsSection />,
      { 'access.apps.mine': refused('UNAVAILABLE') },
      reader,
    );
    await main.findByRole('heading', { name: 'Deine Apps konnten nicht geladen werden' });
  });
});

describe('apps of others', () => {
  it('are there with what they may do, and may no more only after the question', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
      answer,
    } = await renderPart(
      <ConnectedAppsSection />,
      {
        'access.consents.list': [
          {
            ...{ id: 'oche-app-1', name: 'Ligatabelle', purpose: 'Zeigt, wie es steht.' },
            ...{ website: 'https://ligatabelle.example', scopes: ['games:read', 'leagues:read'] },
            ...{ since: '2026-02-01T12:00:00.000Z', lastUsedAt: null, isSwitchedOff: true },
          },
        ],
        'access.consents.takeBack': { ok: true },
      },
      reader,
    );
    const entry = (await main.findByRole('heading', { name: /^Ligatabelle/ })).closest('li');
    expect(entry?.textContent).toContain('Abgeschaltet');
    expect(entry?.textContent).toContain('Noch nie benutzt');
    expect(entry?.querySelectorAll('li')).toHaveLength(2);
    await hands.click(main.getByRole('button', { name: 'Ligatabelle nichts mehr erlauben' }));
    const question = within(await all.findByRole('alertdialog'));
    expect(asked('access.consents.takeBack')).toEqual([]);
    answer({ 'access.consents.list': [] });
    await hands.click(question.getByRole('button', { name: 'Zurücknehmen' }));
    await main.findByText('Du hast keiner App etwas erlaubt.');
    expect(asked('access.consents.takeBack')).toEqual([{ id: 'oche-app-1' }]);
  });
});
