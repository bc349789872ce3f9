import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { CaseBody, type CaseParts } from '../case/case-body.tsx';
import { CaseFacts } from '../case/case-facts.tsx';
import type { QueuePlace } from './place.ts';

interface CasePaneProps {
  id: number;
  place: QueuePlace;
  parts: CaseParts;
}

/** A case beside the list from which it was opened. */
export function CasePane({ id, place: { to, filter }, parts }: CasePaneProps) {
  const texts = useTexts('moderation');
  const query = trpc.moderation.case.get.useQuery({ id }, { staleTime: 0 });
  return (
    <>
      <Back>
        <ButtonLink to={to} search={filter} variant="ghost" size="sm" resetScroll={false}>
          <ArrowLeft aria-hidden="true" />
          {texts.queue.back()}
        </ButtonLink>
      </Back>
      <QueryState query={query} failed={texts.case.title({ id })}>
        {(found) => (
          <>
            <Head>
              <Heading size="heading">{found.thing.title ?? texts.case.gone()}</Heading>
              <Facts>
                <CaseFacts thing={found.thing} />
                {found.thing.path && found.thing.isShown ? (
                  <ButtonAnchor href={found.thing.path} variant="outline" size="sm">
                    {texts.case.open()}
                  </ButtonAnchor>
                ) : null}
              </Facts>
            </Head>
            <CaseBody found={found} parts={parts} isNarrow />
          </>
        )}
      </QueryState>
    </>
  );
}

const Back = chakra('div', { base: { display: { lg: 'none' }, marginBottom: '2' } });
const Head = chakra('header', { base: { display: 'grid', gap: '2', marginBottom: '5' } });
const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
