import { useTexts } from '../../i18n/react.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../lib/site.ts';
import { TextPage } from './text-page.tsx';

const SECTIONS = [
  'scope',
  'account',
  'conduct',
  'content',
  'moderation',
  'dealings',
  'availability',
  'end',
  'changes',
] as const;

export function TermsPage() {
  const terms = useTexts('pages/terms');
  const sections = SECTIONS.map((id) => ({ id, title: terms[id].title(), text: terms[id].text() }));
  return (
    <TextPage
      title={terms.title()}
      lead={terms.lead()}
      sections={sections}
      updated={LEGAL_TEXTS_UPDATED}
    />
  );
}
