import { lazyPart } from '../lazy-part.tsx';

export const ExceptionDialog = lazyPart(
  async () => (await import('./exception-dialog.tsx')).ExceptionDialog,
);
