import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../testing/render-static.tsx';
import { Avatar } from './avatar.tsx';
import { Breadcrumb } from './page/breadcrumb.tsx';
import { ErrorState } from './page/error-state.tsx';
import { Time } from './time/time.tsx';

describe('building blocks, rendered on the server', () => {
  it('show the first letter of a member without a picture', async () => {
    expect(textOf(await renderStatic(<Avatar name="ümit" />))).toBe('Ü');
    expect(textOf(await renderStatic(<Avatar name="" />))).toBe('?');
    expect(await renderStatic(<Avatar name="anna" src="/a.webp" />)).toContain('src="/a.webp"');
  });

  it('write a time that does not depend on when it is read', async () => {
    const html = await renderStatic(<Time value="2026-07-31T22:30:00Z" />);
    expect(textOf(html)).toBe('1. Aug. 2026');
    expect(html).toContain('dateTime="2026-07-31T22:30:00Z"');
    expect(html).toContain('title="1. August 2026 um 00:30"');
  });

  it('mark the page itself in the trail', async () => {
    const html = await renderStatic(
      <Breadcrumb items={[{ label: 'Forum', to: '/forum' }, { label: 'Technik' }]} />,
    );
    expect(html).toContain('href="/forum"');
    expect(html).toMatch(/<span aria-current="page">Technik/);
  });

  it('offer to try again only where that can help', async () => {
    const once = await renderStatic(<ErrorState title="Nicht da" />);
    expect(once).not.toContain('<button');
    const again = await renderStatic(<ErrorState title="Fehler" onRetry={() => undefined} />);
    expect(textOf(again)).toContain('Erneut versuchen');
  });
});
