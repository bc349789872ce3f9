import { Anchor } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { LEGAL_TEXTS_UPDATED, OPERATOR } from '../../lib/site.ts';
import { CookieTable } from './cookie-table.tsx';
import { OperatorAddress } from './operator-address.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

const SECTIONS = [
  'controller',
  'account',
  'sessions',
  'content',
  'lounges',
  'push',
  'cameras',
  'media',
  'banners',
  'cookies',
  'recipients',
  'retention',
  'rights',
] as const;

const EXTRAS: Partial<Record<(typeof SECTIONS)[number], TextSection['extra']>> = {
  controller: (
    <>
      <OperatorAddress />
      <Anchor href={`mailto:${OPERATOR.privacyEmail}`}>{OPERATOR.privacyEmail}</Anchor>
    </>
  ),
  cookies: <CookieTable />,
};

/**
 * What the software really does with personal data. If the software changes, this must change, too.
 */
export function PrivacyPage() {
  const privacy = useTexts('pages/privacy');
  const sections = SECTIONS.map((id) => ({
    id,
    title: privacy[id].title(),
    text: privacy[id].text(),
    extra: EXTRAS[id],
  }));
  return (
    <TextPage
      title={privacy.title()}
      lead={privacy.lead()}
      sections={sections}
      updated={LEGAL_TEXTS_UPDATED}
    />
  );
}
