import { chakra } from '@chakra-ui/react';
import type { DisputeCase } from '@oche/validators/market/disputes';
import { Section } from '../../../components/section/section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { fullName } from '../../../lib/person-name.ts';

interface Step {
  at: string;
  text: string;
  message?: string | null;
}

/** What was offered, agreed, handed over and confirmed, in its order. */
export function CourseOfDeal({ dispute }: { dispute: DisputeCase }) {
  const { course: texts } = useTexts('market/dispute');
  const locale = useLocale();
  const { deal, offers, openedBy, openedAt, answeredAt } = dispute;
  const nameOf = (side: 'buyer' | 'seller') => fullName(dispute[side]);
  const steps: (Step | null)[] = [
    ...offers.map(({ by, amount, message, madeAt }) => ({
      at: madeAt,
      text: texts.offer({ name: nameOf(by), amount: euroText(amount, locale) }),
      message,
    })),
    { at: deal.agreedAt, text: texts.agreed({ price: euroText(deal.price, locale) }) },
    deal.meetingAgreedAt && { at: deal.meetingAgreedAt, text: texts.meeting() },
    deal.buyerConfirmedAt && {
      at: deal.buyerConfirmedAt,
      text: texts.confirmed({ name: nameOf('buyer') }),
    },
    deal.sellerConfirmedAt && {
      at: deal.sellerConfirmedAt,
      text: texts.confirmed({ name: nameOf('seller') }),
    },
    deal.completedAt && { at: deal.completedAt, text: texts.completed() },
    { at: openedAt, text: texts.disputed({ name: nameOf(openedBy) }) },
    answeredAt && {
      at: answeredAt,
      text: texts.answered({ name: nameOf(openedBy === 'buyer' ? 'seller' : 'buyer') }),
    },
  ].map((step) => step || null);
  const known = steps
    .filter((step) => step !== null)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Section title={texts.title()}>
      <List>
        {known.map(({ at, text, message }) => (
          <li key={`${at} ${text}`}>
            <p>{text}</p>
            {message ? <p>„{message}“</p> : null}
            <Muted>
              <Time value={at} format="dateTime" />
            </Muted>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& li': {
      paddingInlineStart: '4',
      borderInlineStart: '4px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
  },
});
