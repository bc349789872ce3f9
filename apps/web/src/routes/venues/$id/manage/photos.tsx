import { createFileRoute } from '@tanstack/react-router';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';
import { PhotosPage } from '../../../../features/lounges/manage/photos/photos-page.tsx';

export const Route = createFileRoute('/venues/$id/manage/photos')({
  loader: ({ context: { i18n } }) => i18n.load('uploads', 'errors/uploads'),
  head: ({ match, params }) => manageHead(match.context, params.id, 'photos'),
  component: PhotosPage,
});
