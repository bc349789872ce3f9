import { chakra } from '@chakra-ui/react';
import type { DeliveryDetail } from '@oche/validators/webhooks/schemas';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useOutcome } from './use-outcome.ts';

interface DeliveryDialogProps {
  /** null while it is loaded */
  delivery: DeliveryDetail | null;
  error?: string | null;
  onClose: () => void;
}

/** What was sent, and what the receiver has answered. */
export function DeliveryDialog({ delivery, error = null, onClose }: DeliveryDialogProps) {
  const { log: texts } = useTexts('account/open').webhooks;
  return (
    <Dialog isOpen size="lg" title={texts.title()} onClose={onClose}>
      {error ? <Notice role="alert">{error}</Notice> : null}
      {delivery ? <Content delivery={delivery} /> : null}
      {!delivery && !error ? <SkeletonText /> : null}
      <DialogActions>
        <Button onClick={onClose}>{texts.close()}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ delivery }: { delivery: DeliveryDetail }) {
  const { log: texts } = useTexts('account/open').webhooks;
  const outcome = useOutcome(delivery);
  const { id, event, state, body, answer } = delivery;
  return (
    <Parts>
      <p>
        <code translate="no">{event}</code>{' '}
        <Badge tone={state === 'delivered' ? 'positive' : 'warning'}>{texts.states[state]()}</Badge>
      </p>
      <Muted>
        {outcome} · <code translate="no">{id}</code>
      </Muted>
      <h3>{texts.answer()}</h3>
      {answer ? (
        <Block tabIndex={0} translate="no">
          {answer}
        </Block>
      ) : (
        <Muted>{texts.noAnswer()}</Muted>
      )}
      <h3>{texts.body()}</h3>
      {body ? (
        <Block tabIndex={0} translate="no">
          {readable(body)}
        </Block>
      ) : (
        <Muted>{texts.noBody()}</Muted>
      )}
    </Parts>
  );
}

/** In lines; what is sent has none. */
const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& h3': { textStyle: 'label', marginTop: '2' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
  },
});
const Block = chakra('pre', {
  base: {
    padding: '3',
    maxHeight: '18rem',
    overflow: 'auto',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    bg: 'bg.subtle',
    border: '1px solid {colors.border}',
  },
});
