import type { Draft } from '@oche/validators/market/item-output';
import { CircleAlert, Copy } from 'lucide-react';
import { TextLink } from '../../../../components/link.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { SellValues } from '../sell-values.ts';

interface ReviewHintsProps {
  values: SellValues;
  copies: Draft['copies'];
}

/** What a friend would say before it is published; none of it is a must. */
export function ReviewHints({ values, copies }: ReviewHintsProps) {
  const { review: texts } = useTexts('market/sell-price');
  const [copy] = copies;
  return (
    <>
      {values.intent === 'sell' && values.pictures.length === 0 ? (
        <Notice icon={CircleAlert}>{texts.noPhotos()}</Notice>
      ) : null}
      {copy ? (
        <Notice icon={Copy}>
          {texts.copy()}{' '}
          <TextLink to="/marketplace/sell/{-$id}" params={{ id: String(copy.id) }}>
            {copy.title}
          </TextLink>
        </Notice>
      ) : null}
    </>
  );
}
