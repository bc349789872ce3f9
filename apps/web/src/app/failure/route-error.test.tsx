import { expect, it } from 'vitest';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { requireSecondFactor } from '../guards.ts';
import { RouteError } from './route-error.tsx';

const thrownBy = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

it('leads staff without a second factor to where it is set up', async () => {
  const error = thrownBy(() => requireSecondFactor({ secondFactorSetupRequired: true }));
  if (!(error instanceof Error)) throw new Error('nothing was refused');
  const html = await renderStatic(<RouteError error={error} reset={() => {}} />);
  expect(textOf(html)).toBe(
    'Ein Schritt fehlt noch Richte zuerst die Zwei-Faktor-Anmeldung ein. Kontoeinstellungen',
  );
  expect(html).toContain('href="/account/security#second-factor"');
});

it('lets staff with one pass', () => {
  expect(thrownBy(() => requireSecondFactor({ secondFactorSetupRequired: false }))).toBeUndefined();
});
