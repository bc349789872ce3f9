import { expect, it } from 'vitest';
import { renderStatic } from '../../../testing/render-static.tsx';
import { Spark } from './spark.tsx';

it('draws its days, and no path of nothing on the first day of a site', async () => {
  expect(await renderStatic(<Spark values={[1, 3]} />)).toContain('d="M0.0 24.0L100.0 0.0"');
  expect(await renderStatic(<Spark values={[]} />)).not.toContain('<path');
});
