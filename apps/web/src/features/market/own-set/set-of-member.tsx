import { chakra } from '@chakra-ui/react';
import { ownSetAttributes } from '@oche/validators/market/limits';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { typedAttributeText } from '../sell/attribute-text.ts';
import { OwnSetLine } from './own-set-line.tsx';

/** What a member plays with, as a part of the profile; members can change their own there. */
export function SetOfMember({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const texts = useTexts('market/own-set');
  if (!isOwn) return <ShownSet userId={userId} />;
  return (
    <div data-screen="">
      <TitledSection title={texts.title()}>
        <OwnSetLine>{null}</OwnSetLine>
      </TitledSection>
    </div>
  );
}

function ShownSet({ userId }: { userId: string }) {
  const texts = useTexts('market/own-set');
  const words = useTexts('market/words');
  const { data: set } = trpc.market.ownSet.ofMember.useQuery({ userId });
  if (!set) return null;
  return (
    <TitledSection title={set.name ?? texts.set()}>
      <Facts>
        {ownSetAttributes.map((name) => {
          const value = set[name];
          return value === null ? null : (
            <div key={name}>
              <dt>{words.attribute[name]()}</dt>
              <dd>{typedAttributeText(words, name, String(value))}</dd>
            </div>
          );
        })}
      </Facts>
    </TitledSection>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '3',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy' },
  },
});
