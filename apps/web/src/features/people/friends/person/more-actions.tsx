import { chakra } from '@chakra-ui/react';
import { Ban, Ellipsis, Flag, UserMinus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Report } from '../../../../components/report/report.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface MoreActionsProps {
  userId: string;
  name: string;
  firstName: string;
  isPending: boolean;
  /** missing for somebody who is no friend */
  onRemove: (() => Promise<unknown>) | undefined;
  onBlock: () => Promise<unknown>;
}

/** What ends something, or tells the moderators of it: folded away, and asked for once more. */
export function MoreActions({
  userId,
  name,
  firstName,
  isPending,
  onRemove,
  onBlock,
}: MoreActionsProps) {
  const texts = useTexts('friends');
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<'remove' | 'block' | null>(null);
  const id = useId();
  const close = () => setAsked(null);
  // what went wrong is said elsewhere
  const run = (act: () => Promise<unknown>) => () => void act().then(close, close);
  return (
    <>
      <IconButton
        size="sm"
        label={texts.do.more({ name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Folded id={id} hidden={!isOpen}>
        {onRemove ? (
          <Button size="sm" variant="ghost" onClick={() => setAsked('remove')}>
            <UserMinus aria-hidden="true" />
            {texts.do.remove()}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => setAsked('block')}>
          <Ban aria-hidden="true" />
          {texts.do.block()}
        </Button>
        <Report thing={{ kind: 'member', id: userId }}>
          {(open) => (
            <Button size="sm" variant="ghost" onClick={open}>
              <Flag aria-hidden="true" />
              {texts.do.report()}
            </Button>
          )}
        </Report>
      </Folded>
      {onRemove ? (
        <ConfirmDialog
          isOpen={asked === 'remove'}
          onClose={close}
          onConfirm={run(onRemove)}
          title={texts.removing.title({ name })}
          confirmLabel={texts.removing.confirm()}
          keepLabel={texts.removing.keep()}
          isDestructive
          isPending={isPending}
        >
          <p>{texts.removing.text({ name: firstName })}</p>
        </ConfirmDialog>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'block'}
        onClose={close}
        onConfirm={run(onBlock)}
        title={texts.blocking.title({ name })}
        confirmLabel={texts.blocking.confirm()}
        keepLabel={texts.blocking.keep()}
        isDestructive
        isPending={isPending}
      >
        <p>{texts.blocking.text()}</p>
      </ConfirmDialog>
    </>
  );
}

const Folded = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    flexBasis: 'full',
    '&[hidden]': { display: 'none' },
  },
});
