import { Anchor } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { LEGAL_TEXTS_UPDATED, OPERATOR } from '../../lib/site.ts';
import { OperatorAddress } from './operator-address.tsx';
import { TextPage } from './text-page.tsx';

export function ImprintPage() {
  const imprint = useTexts('pages/imprint');
  const sections = [
    { id: 'provider', title: imprint.provider(), extra: <OperatorAddress /> },
    {
      id: 'contact',
      title: imprint.contact(),
      extra: <Anchor href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</Anchor>,
    },
    { id: 'responsible', title: imprint.responsible(), text: OPERATOR.responsible },
    { id: 'dispute', title: imprint.dispute.title(), text: imprint.dispute.text() },
    { id: 'sources', title: imprint.sources(), extra: <Sources /> },
  ];
  return <TextPage title={imprint.title()} sections={sections} updated={LEGAL_TEXTS_UPDATED} />;
}

/** The credits that the licences of data, fonts and icons require. */
function Sources() {
  const imprint = useTexts('pages/imprint');
  return (
    <>
      <p>
        <Anchor href="https://www.geonames.org/" rel="noopener">
          {imprint.postalCodes()}
        </Anchor>
      </p>
      <p>{imprint.postalCodesText()}</p>
      <p>{imprint.fonts()}</p>
      <p>{imprint.icons()}</p>
    </>
  );
}
