import { ButtonAnchor } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCaseEvents } from '../use-case-events.ts';
import { CaseBody, type CaseParts } from './case-body.tsx';
import { CaseFacts } from './case-facts.tsx';

/** A case on a page of its own, where links from elsewhere lead. */
export function CasePage({ id, parts }: { id: number; parts: CaseParts }) {
  const texts = useTexts('moderation');
  const [found] = trpc.moderation.case.get.useSuspenseQuery({ id });
  useCaseEvents();
  const { thing } = found;
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: texts.queue.title(), to: '/moderation' },
          { label: texts.case.title({ id }) },
        ]}
        title={thing.title ?? texts.case.gone()}
        meta={<CaseFacts thing={thing} />}
        actions={
          thing.path && thing.isShown ? (
            <ButtonAnchor href={thing.path} variant="outline" size="sm">
              {texts.case.open()}
            </ButtonAnchor>
          ) : null
        }
      />
      <CaseBody found={found} parts={parts} />
    </Page>
  );
}
