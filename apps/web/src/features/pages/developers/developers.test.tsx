// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

const topics = () => within(screen.getByRole('navigation', { name: 'Themen' }));

it('begins with the first answer, and leads to every topic', async () => {
  await renderPage('/developers', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Bauen mit der Oche' })).toBeTruthy();
  expect(topics().getByRole('link', { name: 'Loslegen' }).getAttribute('aria-current')).toBe(
    'page',
  );
  await userEvent.click(topics().getByRole('link', { name: 'Webhooks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Webhooks' })).toBeTruthy();
  expect(topics().getByRole('link', { name: 'Webhooks' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

it('has examples that run here when they are copied', async () => {
  await renderPage('/developers', {});
  const [copy] = await screen.findAllByRole('button', { name: 'Kopieren' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  if (copy) await userEvent.click(copy);
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^curl "https?:\/\/[^$]+limit=3"$/));
  expect(await screen.findByText('Kopiert')).toBeTruthy();
});

it('knows no other topic', async () => {
  await renderPage('/developers/nowhere', {});
  expect(await screen.findByText('Daneben!')).toBeTruthy();
});
