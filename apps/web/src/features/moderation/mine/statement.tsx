import { chakra } from '@chakra-ui/react';
import type { ReportReason } from '@oche/validators/moderation/schemas';
import { TextLink } from '../../../components/link.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface StatementProps {
  rule: ReportReason | null;
  /** null where there is none of its own */
  reasons: string | null;
  at: string;
}

/** By which rule, why, by whom, when. */
export function Statement({ rule, reasons, at }: StatementProps) {
  const texts = useTexts('moderation/mine');
  return (
    <Facts>
      {rule ? (
        <>
          <dt>{texts.rule()}</dt>
          <dd>
            {texts.rules[rule]()} (<TextLink to="/terms">{texts.toTerms()}</TextLink>)
          </dd>
        </>
      ) : null}
      {reasons || !rule ? (
        <>
          <dt>{texts.reasons()}</dt>
          <Words>{reasons ?? texts.noReasons()}</Words>
        </>
      ) : null}
      <dt>{texts.how()}</dt>
      <dd>
        {texts.byPerson()} <Time value={at} format="dateTime" />
      </dd>
    </Facts>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0', md: '1' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { marginBottom: { base: '2', md: '0' }, overflowWrap: 'anywhere' },
  },
});
const Words = chakra('dd', { base: { maxWidth: 'measure', whiteSpace: 'pre-wrap' } });
