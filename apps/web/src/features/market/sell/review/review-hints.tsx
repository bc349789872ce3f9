import type { Draft } from '@oche/validators/market/item-output';
import { Camera, Copy, ShieldAlert } from 'lucide-react';
import { TextLink } from '../../../../components/link.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { SellValues } from '../sell-values.ts';

interface ReviewHintsProps {
  values: SellValues;
  /** what the server has noticed in what it has; null as long as it has nothing */
  noticed: Pick<Draft, 'copies' | 'suspicions'> | null;
}

/** What a friend would say before it is published; none of it is a must. */
export function ReviewHints({ values, noticed }: ReviewHintsProps) {
  const { review: texts } = useTexts('market/sell-price');
  const [copy] = noticed?.copies ?? [];
  const suspicions = noticed?.suspicions ?? [];
  return (
    <>
      {values.intent === 'sell' && values.pictures.length === 0 ? (
        <Notice icon={Camera}>{texts.noPhotos()}</Notice>
      ) : null}
      {suspicions.length > 0 ? (
        <Notice icon={ShieldAlert}>
          {texts.suspicious()}{' '}
          <strong>{suspicions.map((kind) => texts.suspicions[kind]()).join(', ')}</strong>
        </Notice>
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
