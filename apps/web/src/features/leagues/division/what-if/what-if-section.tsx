import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

const Assumptions = lazyPart(
  async () => (await import('./assumptions.tsx')).Assumptions,
  <SkeletonRows count={6} />,
);

/** Lets readers play the rest of a season through; what computes it is loaded when they ask for it. */
export function WhatIfSection({ division }: { division: DivisionOutput }) {
  const { whatIf: texts } = useTexts('leagues/pages');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledSection
      title={texts.title()}
      action={
        isOpen ? (
          <Button size="sm" variant="ghost" onClick={() => setIsOpen(false)}>
            {texts.close()}
          </Button>
        ) : undefined
      }
    >
      <Muted>{texts.text()}</Muted>
      {isOpen ? (
        <Assumptions division={division} />
      ) : (
        <Opener>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {texts.open()}
          </Button>
        </Opener>
      )}
    </TitledSection>
  );
}

const Opener = chakra('p', { base: { justifySelf: 'start' } });
