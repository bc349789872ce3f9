import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { StayButton } from './stay-button.tsx';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface LeavePartProps {
  user: CurrentUser;
  /** null: the member stays */
  leavesAt: string | null;
}

/** Leaving: first what it means, and then the way back for two weeks. */
export function LeavePart({ user, leavesAt }: LeavePartProps) {
  const { leave: texts } = useTexts('account/own-data');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part aria-labelledby="leave-title">
      <Heading as="h3" size="subheading" id="leave-title">
        {texts.title()}
      </Heading>
      {leavesAt ? (
        <Due>
          <p>
            {texts.dueTitle()}{' '}
            <strong>
              <Time value={leavesAt} format="date" />
            </strong>
          </p>
          <p>{texts.due()}</p>
          <StayButton />
        </Due>
      ) : (
        <>
          <Muted>{texts.text()}</Muted>
          <Button size="sm" variant="danger" onClick={() => setIsOpen(true)}>
            {texts.open()}
          </Button>
          {isOpen ? <LeaveDialog user={user} onClose={() => setIsOpen(false)} /> : null}
        </>
      )}
    </Part>
  );
}

const Part = chakra('section', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', layerStyle: 'wires', paddingTop: '5' },
});
const Due = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    padding: '4',
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.warning.solid}',
  },
});
