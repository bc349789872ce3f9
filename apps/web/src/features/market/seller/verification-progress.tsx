import { chakra } from '@chakra-ui/react';
import { verificationTypes } from '@oche/validators/trust/limits';
import type { SellerProfile } from '@oche/validators/trust/schemas';
import { Check } from 'lucide-react';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** What was checked, as beds of the ring of doubles that are filled. */
export function VerificationProgress({ profile }: { profile: SellerProfile }) {
  const texts = useTexts('market/trust');
  const verified = new Set(profile.verifications.map((each) => each.verificationType));
  const count = verified.size;
  // a private seller has no papers of a business to show, and lacks nothing without them
  const types = verificationTypes.filter(
    (type) => type !== 'business' || verified.has(type) || profile.seller.sellerType === 'business',
  );
  const all = types.length;
  return (
    <div>
      <Line>
        <Label>{texts.verifications()}</Label>
        <span>{texts.progress({ count, all })}</span>
      </Line>
      <Ring
        role="progressbar"
        aria-label={texts.verifications()}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={all}
      >
        {types.map((type, index) => (
          <span key={type} data-on={index < count || undefined} />
        ))}
      </Ring>
      <List>
        {types.map((type) => (
          <li key={type} data-on={verified.has(type) || undefined}>
            {verified.has(type) ? <Check aria-hidden="true" /> : <Dot aria-hidden="true" />}
            {texts.verification[type]()}
            <VisuallyHidden>
              : {verified.has(type) ? texts.verified() : texts.unverified()}
            </VisuallyHidden>
          </li>
        ))}
      </List>
    </div>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    textStyle: 'small',
  },
});
const Ring = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '2px',
    marginBlock: '2',
    padding: '2px',
    bg: 'board.surround',
    '& > span': { height: '3', bg: 'board.black' },
    '& > span[data-on]': { bg: 'board.red' },
    '& > span[data-on]:nth-of-type(even)': { bg: 'board.green' },
  },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    columnGap: '3',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& li[data-on]': { color: 'fg' },
    '& svg': { width: '4', height: '4', color: 'positive', flexShrink: '0' },
  },
});
const Dot = chakra('span', {
  base: {
    width: '2',
    height: '2',
    marginInline: '1',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
  },
});
