import { SkeletonRows } from '../../../../components/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

export const PhotosPage = lazyPart(
  async () => (await import('./photos-form.tsx')).PhotosForm,
  <SkeletonRows count={3} />,
);
