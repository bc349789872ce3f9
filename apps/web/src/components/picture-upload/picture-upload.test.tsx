import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { Picture } from '../picture.tsx';
import { ToastProvider } from '../toast.tsx';
import { PendingItem } from './pending-item.tsx';
import { PictureUpload } from './picture-upload.tsx';
import type { PendingFile } from './upload-queue.ts';

const picture = (id: string): StoredPicture => ({
  id,
  url: `/media/${id}/960.webp`,
  width: 960,
  height: 640,
  sources: [
    { url: `/media/${id}/480.webp`, width: 480 },
    { url: `/media/${id}/960.webp`, width: 960 },
  ],
  colour: '#8a2b1f',
});
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    picture: picture(`p${index}`),
    description: index === 0 ? 'Die Theke' : '',
  }));

const render = (count: number, max = 8) =>
  renderStatic(
    <ToastProvider>
      <PictureUpload label="Fotos" value={items(count)} onChange={() => {}} max={max} />
    </ToastProvider>,
    { namespaces: ['uploads', 'errors/uploads'] },
  );
const namesOf = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

describe('a picture', () => {
  it('lets the browser choose a width and keeps its place until it is there', async () => {
    const html = await renderStatic(<Picture picture={picture('a')} alt="Theke" sizes="50vw" />);
    expect(html).toContain('srcSet="/media/a/480.webp 480w, /media/a/960.webp 960w"');
    expect(html).toMatch(/sizes="50vw".* width="960" height="640"/);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('background-color:#8a2b1f');
    expect(html).toContain('alt="Theke"');
  });

  it('is fetched at once where a page opens with it', async () => {
    const html = await renderStatic(
      <Picture picture={picture('a')} alt="" sizes="50vw" isLazy={false} />,
    );
    expect(html).toContain('loading="eager"');
  });
});

describe('uploading pictures', () => {
  it('takes what the server takes, and says so', async () => {
    const html = await render(0);
    expect(html).toContain('accept="image/jpeg,image/png,image/webp,image/avif"');
    expect(textOf(html)).toContain(
      'JPEG, PNG, WebP oder AVIF. Große Fotos werden verkleinert. · 0 von 8 Bildern',
    );
  });

  it('names every button by the picture that it moves or removes', async () => {
    const names = namesOf(await render(2));
    expect(names).toEqual([
      'Bild 1 von 2 verschieben: ziehen, oder mit den Pfeiltasten',
      'Bild 1 weiter nach vorn',
      'Bild 1 weiter nach hinten',
      'Bild 1 entfernen',
      'Bild 2 von 2 verschieben: ziehen, oder mit den Pfeiltasten',
      'Bild 2 weiter nach vorn',
      'Bild 2 weiter nach hinten',
      'Bild 2 entfernen',
    ]);
  });

  it('shows a picture by its description, else by its place', async () => {
    const html = await render(2);
    expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Die Theke',
      'Bild 2 von 2',
    ]);
  });

  it('moves nothing where there is one picture', async () => {
    expect(namesOf(await render(1))).toEqual(['Bild 1 entfernen']);
  });

  it('offers no more than there is room for', async () => {
    const chooser = (html: string) => html.match(/<button[^>]*aria-describedby[^>]*>/)?.[0];
    expect(chooser(await render(1, 2))).toContain('aria-disabled="false"');
    expect(chooser(await render(2, 2))).toContain('aria-disabled="true"');
  });
});

describe('a file on its way', () => {
  const pending = (facts: Partial<PendingFile>): PendingFile => ({
    key: 1,
    file: new File(['x'], 'theke.jpg', { type: 'image/jpeg' }),
    state: 'sending',
    progress: 0,
    error: null,
    mayRetry: false,
    ...facts,
  });
  const show = (facts: Partial<PendingFile>, hasRoom = true) =>
    renderStatic(
      <PendingItem
        pending={pending(facts)}
        hasRoom={hasRoom}
        onRetry={() => {}}
        onRemove={() => {}}
      />,
      { namespaces: ['uploads', 'errors/uploads'] },
    );

  it('says how far it is, then that the server is at work', async () => {
    expect(textOf(await show({ progress: 0.421 }))).toContain('42 % hochgeladen');
    expect(await show({ progress: 0.421 })).toContain('value="0.421"');
    expect(textOf(await show({ progress: 1 }))).toContain('Wird verarbeitet');
    expect(textOf(await show({ state: 'waiting' }))).toContain('Wartet');
    expect(namesOf(await show({}))).toEqual(['theke.jpg: abbrechen']);
  });

  it('says what went wrong, and offers to try again only where that can help', async () => {
    const again = await show({ state: 'failed', error: new Error(), mayRetry: true });
    expect(again).toMatch(/role="alert"[^>]*>failed/);
    expect(namesOf(again)).toEqual(['theke.jpg: erneut versuchen', 'theke.jpg: verwerfen']);
    const never = await show({ state: 'failed', error: new Error() });
    expect(namesOf(never)).toEqual(['theke.jpg: verwerfen']);
    expect(await show({ state: 'failed', mayRetry: true }, false)).toContain('disabled=""');
  });
});
