// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { PictureFields } from './picture-fields.tsx';

it('says once that nothing is uploaded, and lets the page rest', async () => {
  const onBusy = vi.fn();
  const { main } = await renderPart(
    <PictureFields
      logo={undefined}
      images={[]}
      onLogo={() => {}}
      onImages={() => {}}
      onBusy={onBusy}
    />,
    {},
  );
  await main.findByRole('group', { name: 'Logo' });
  // whatever it goes on to do has time to be done
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
  expect(onBusy.mock.calls).toEqual([[false], [false]]);
});
