import { chakra } from '@chakra-ui/react';
import type { CaseSummary } from '@oche/validators/moderation/schemas';
import { TextLink } from '../../components/link.tsx';
import { RowWords, RuledRow } from '../../components/list/ruled-list.tsx';
import { Badge, Figure, Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { useKindText } from './kinds.ts';

/** A case in a queue: what it is about, why it is there, and who works on it. */
export function CaseRow({ summary }: { summary: CaseSummary }) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  const { reasons: reasonTexts } = useTexts('report');
  const { id, thing, reportCount, reasons, lastReportedAt, claimedBy, isApproval } = summary;
  return (
    <RuledRow>
      {isApproval || reportCount === 0 ? null : (
        <Count>
          <Figure fontSize="2xl">{reportCount}</Figure>
          <Muted as="span">{texts.queue.reports({ count: reportCount })}</Muted>
        </Count>
      )}
      <RowWords>
        <TextLink to="/moderation/cases/$id" params={{ id: String(id) }}>
          {thing.title ?? texts.case.gone()}
        </TextLink>{' '}
        <Badge>{kindText(thing.kind)}</Badge>
        {thing.text ? <Excerpt>{thing.text}</Excerpt> : null}
        <Muted>
          {[
            thing.author ? fullName(thing.author) : null,
            thing.place,
            reasons.map((reason) => reasonTexts[reason]()).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Time value={lastReportedAt} />
        </Muted>
      </RowWords>
      {claimedBy ? (
        <Badge tone="inverse">{texts.queue.claimedBy({ name: fullName(claimedBy) })}</Badge>
      ) : null}
    </RuledRow>
  );
}

const Count = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', minWidth: '4.5rem', lineHeight: '1.1' },
});
const Excerpt = chakra('p', { base: { lineClamp: '2', maxWidth: 'measure' } });
