import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';

export const PhotosPage = lazyPart(
  async () => (await import('./photos-form.tsx')).PhotosForm,
  <SkeletonRows count={3} />,
);
