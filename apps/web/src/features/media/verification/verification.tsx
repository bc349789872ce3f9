import type { ChannelPage } from '@oche/validators/media/schemas';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';

const VerificationDialog = lazyPart(
  async () => (await import('./verification-dialog.tsx')).VerificationDialog,
);

/** Lets the maker of a channel show that it is theirs: they run the entry from then on, and it is verified. */
export function Verification({ channel }: { channel: ChannelPage }) {
  const { verification: texts } = useTexts('media/feeds');
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const { isVerified, can } = channel;
  if (!user || (isVerified && can.edit)) return null;
  return (
    <TitledSection title={texts.title()}>
      <Muted>{can.edit ? texts.textOwn() : texts.text()}</Muted>
      <Button size="sm" variant="outline" justifySelf="start" onClick={() => setIsOpen(true)}>
        <BadgeCheck aria-hidden="true" />
        {can.edit ? texts.beginOwn() : texts.begin()}
      </Button>
      {isOpen ? <VerificationDialog channel={channel} onClose={() => setIsOpen(false)} /> : null}
    </TitledSection>
  );
}
