import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Anchor } from '../../components/link.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { Heading, Label, Small } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { OPERATOR } from '../../lib/site.ts';
import { OperatorAddress } from './operator-address.tsx';
import { Prose } from './prose.tsx';

/* plain strings, as this page knows no route tree */
const to: Record<'forum', string> = { forum: '/forum' };

export function ContactPage() {
  const contact = useTexts('pages/contact');
  return (
    <Page>
      <PageHeader title={contact.title()} lead={contact.lead()} />
      <Ways>
        <Way label={contact.mail()} note={contact.mailText()}>
          <Mail address={OPERATOR.email} />
        </Way>
        <Way label={contact.privacyMail()} note={contact.privacyMailText()}>
          <Mail address={OPERATOR.privacyEmail} />
        </Way>
        <Way label={contact.post()}>
          <OperatorAddress />
        </Way>
      </Ways>
      <Help>
        <Heading>{contact.what.title()}</Heading>
        <Prose text={contact.what.text()} />
        <p>{contact.forum()}</p>
        <ButtonLink to={to.forum} variant="outline">
          {contact.toForum()}
        </ButtonLink>
      </Help>
    </Page>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <Anchor href={`mailto:${address}`} overflowWrap="anywhere">
      {address}
    </Anchor>
  );
}

function Way({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <WayBox>
      <Label>{label}</Label>
      <Big>{children}</Big>
      {note ? <Small>{note}</Small> : null}
    </WayBox>
  );
}

const Ways = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  },
});
const WayBox = chakra('div', {
  base: { display: 'grid', alignContent: 'start', gap: '1', paddingBlock: '4' },
});
const Big = chakra('div', { base: { textStyle: 'subheading' } });
const Help = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '4',
    marginTop: '6',
    paddingTop: '6',
    layerStyle: 'wires',
  },
});
