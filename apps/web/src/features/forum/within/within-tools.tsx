import { Search } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { usePanel } from './use-panel.ts';

const FindDialog = lazyPart(async () => (await import('./find-dialog.tsx')).FindDialog);

interface WithinToolsProps {
  panel: ReturnType<typeof usePanel>;
}

/** What leads quickly to posts of a long thread. */
export function WithinTools({ panel }: WithinToolsProps) {
  const { within: texts } = useTexts('forum/reading');
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        shape="icon"
        aria-label={texts.find()}
        title={texts.find()}
        aria-haspopup="dialog"
        onClick={() => panel.open('find')}
      >
        <Search aria-hidden="true" />
      </Button>
      {panel.panel === 'find' ? <FindDialog panel={panel} /> : null}
    </>
  );
}
