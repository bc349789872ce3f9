import { SUMMARY_POSTS_MIN } from '@oche/validators/forum/within/limits';
import { Highlighter, Search } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useThread } from '../data/thread-context.tsx';
import type { usePanel } from './use-panel.ts';

const FindDialog = lazyPart(async () => (await import('./find-dialog.tsx')).FindDialog);
const SummaryDialog = lazyPart(async () => (await import('./summary-dialog.tsx')).SummaryDialog);

interface WithinToolsProps {
  panel: ReturnType<typeof usePanel>;
}

/** What leads quickly to posts of a long thread. */
export function WithinTools({ panel }: WithinToolsProps) {
  const { within: texts } = useTexts('forum/reading');
  const { thread } = useThread();
  return (
    <>
      {thread.postCount < SUMMARY_POSTS_MIN ? null : (
        <Button
          size="sm"
          variant="ghost"
          shape="icon"
          aria-label={texts.summary()}
          title={texts.summary()}
          aria-haspopup="dialog"
          onClick={() => panel.open('summary')}
        >
          <Highlighter aria-hidden="true" />
        </Button>
      )}
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
      {panel.panel === 'summary' ? <SummaryDialog panel={panel} /> : null}
    </>
  );
}
