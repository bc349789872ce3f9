import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import type { Listed } from './listed.ts';

interface StateCellProps {
  row: Listed;
  label: string;
  tone: ComponentProps<typeof Badge>['tone'];
}

/** How it stands, who has hidden it and why, and the case that is open about it. */
export function StateCell({ row: { hidden, caseId, reportCount }, label, tone }: StateCellProps) {
  const texts = useTexts('admin/lists');
  return (
    <Lines>
      <Badges>
        <Badge tone={tone}>{label}</Badge>
        {caseId === null ? null : (
          <TextLink to="/moderation/cases/$id" params={{ id: String(caseId) }}>
            {reportCount > 0 ? texts.reports({ count: reportCount }) : texts.case()}
          </TextLink>
        )}
      </Badges>
      {hidden ? (
        <Small>
          {hidden.at ? <Time value={hidden.at} format="date" /> : null}{' '}
          {hidden.by ? texts.hiddenBy({ name: fullName(hidden.by) }) : null}
        </Small>
      ) : null}
      {hidden?.statement ? <Small>{hidden.statement}</Small> : null}
    </Lines>
  );
}

const Lines = chakra('span', { base: { display: 'grid', gap: '0.5', maxWidth: '18rem' } });
const Badges = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
const Small = chakra('span', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '2' },
});
