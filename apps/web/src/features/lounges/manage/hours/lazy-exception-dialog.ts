import { lazyPart } from '../../../../components/lazy-part.tsx';

export const ExceptionDialog = lazyPart(
  async () => (await import('./exception-dialog.tsx')).ExceptionDialog,
);
