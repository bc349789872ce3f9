// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { Film } from './film.tsx';

/** Shows the film, with a window that is moved by hand. */
async function show(locale: 'de' | 'en' = 'de') {
  let tell: ((isIntersecting: boolean) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => changed([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const page = await renderPart(<Film />, {}, { locale });
  await page.main.findByRole('heading', { level: 2 });
  // it looks for itself only when React has come to its effects
  await vi.waitFor(() => expect(tell).toBeDefined());
  const plays = () =>
    document.querySelector('[aria-hidden="true"][data-plays]')?.getAttribute('data-plays');
  return {
    ...page,
    plays,
    move: (isIntersecting: boolean) => flushSync(() => tell?.(isIntersecting)),
  };
}

describe('the film of an evening', () => {
  it('plays only while it is in sight', async () => {
    const { plays, move } = await show();
    expect(plays()).toBeUndefined();
    move(false);
    expect(plays()).toBe('false');
    move(true);
    expect(plays()).toBe('true');
    move(false);
    expect(plays()).toBe('false');
  });

  it('is stopped and goes on by keyboard, and stays stopped when it comes into sight again', async () => {
    const { plays, move, user, main } = await show();
    move(true);
    (await main.findByRole('button', { name: 'Film anhalten' })).focus();
    await user.keyboard('{Enter}');
    expect(plays()).toBe('false');
    move(false);
    move(true);
    expect(plays()).toBe('false');
    await user.keyboard(' ');
    expect(plays()).toBe('true');
  });

  it('says in a sentence what is drawn, and hides the drawing from screen readers', async () => {
    const { main } = await show('en');
    await main.findByText(/The big screen calls a match, .* and the next match is called\./);
    await main.findByText('A drawn example with invented names.');
    expect(main.queryByRole('img')).toBeNull();
    const drawn = document.querySelector('[aria-hidden="true"]');
    expect(drawn?.innerHTML).toContain('Miriam v Oliver');
  });
});
