import { chakra } from '@chakra-ui/react';
import type { SuspicionKind } from '@oche/validators/market/limits';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Warns readers of an ad in which something is typical of fraud: what it is, and what to do. */
export function SuspicionNotice({ suspicions }: { suspicions: readonly SuspicionKind[] }) {
  const texts = useTexts('market/item').suspicion;
  if (suspicions.length === 0) return null;
  const isInWords = suspicions.some((kind) => kind !== 'picture' && kind !== 'price');
  return (
    <Notice icon={TriangleAlert}>
      <strong>{isInWords ? texts.title() : texts.titleOther()}</strong>
      <Kinds>
        {[...new Set(suspicions)].map((kind) => (
          <li key={kind}>{texts.kinds[kind]()}</li>
        ))}
      </Kinds>
      <p>{texts.advice()}</p>
    </Notice>
  );
}

const Kinds = chakra('ul', { base: { paddingInlineStart: '5' } });
