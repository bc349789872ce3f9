import type { DisputeCase } from '@oche/validators/market/disputes';
import { PlainText } from '../../../components/plain-text.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { Photos } from './photos.tsx';

/** The ad as it was when both agreed, whatever has become of it since. */
export function FrozenAd({ ad }: Pick<DisputeCase, 'ad'>) {
  const { ad: texts } = useTexts('market/dispute');
  const locale = useLocale();
  const facts = [
    ad.price === null ? null : euroText(ad.price, locale),
    ad.shippingPrice === null
      ? null
      : texts.shipping({ price: euroText(ad.shippingPrice, locale) }),
  ];
  return (
    <Section
      title={texts.title()}
      text={<Time value={ad.takenAt} format="dateTime" />}
      actions={ad.isChanged ? <Badge tone="warning">{texts.changed()}</Badge> : null}
    >
      <div>
        <Heading as="h3" size="subheading">
          {ad.title}
        </Heading>
        <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      </div>
      {ad.description ? <PlainText content={ad.description} /> : null}
      {ad.pictures.length > 0 ? <Photos pictures={ad.pictures} label={texts.pictures()} /> : null}
    </Section>
  );
}
