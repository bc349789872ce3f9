import { type ReactNode, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { ReportDialog as Dialog } from './report-dialog.tsx';

type Thing = Parameters<typeof Dialog>[0]['thing'];

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportProps {
  thing: Thing;
  /** renders the button that opens the dialog */
  children: (open: () => void) => ReactNode;
}

/** A button that tells the moderators about something. Its form is loaded when it is pressed. */
export function Report({ thing, children }: ReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen ? <ReportDialog thing={thing} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
