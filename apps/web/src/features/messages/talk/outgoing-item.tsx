import { chakra } from '@chakra-ui/react';
import { Clock, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import type { Outbox, Outgoing } from '../outbox/outbox.ts';
import { Answered } from './answered.tsx';
import { Bubble, Cell, Foot, Line, Photos, Said } from './bubble.tsx';

interface OutgoingItemProps {
  outgoing: Outgoing;
  outbox: Outbox;
  nameOf: (message: { senderId: string | null }) => string;
}

/** A message that is on its way, waits for the connection, or was refused. */
export function OutgoingItem({ outgoing, outbox, nameOf }: OutgoingItemProps) {
  const { talk: texts } = useTexts('messages');
  const errorText = useErrorText();
  const { key, content, pictures, answers, state } = outgoing;
  const error = outbox.errorOf(key);
  return (
    <Line data-own>
      <span />
      <Cell data-own>
        <Bubble data-own className="dark" opacity={state === 'failed' ? undefined : '0.75'}>
          {answers ? <Answered answered={answers} name={nameOf(answers)} /> : null}
          {pictures.length > 0 ? (
            <Photos>
              {pictures.map((picture) => (
                <Picture key={picture.id} picture={picture} alt="" sizes="22rem" />
              ))}
            </Photos>
          ) : null}
          {content ? (
            <Said>
              <PlainText content={content} />
            </Said>
          ) : null}
          {state === 'failed' ? null : (
            <Foot>
              <Clock aria-hidden="true" size="0.9em" />
              {state === 'sending' ? texts.sending() : texts.waiting()}
            </Foot>
          )}
        </Bubble>
        {state === 'failed' ? (
          <Failed role="alert">
            <span>
              {texts.failed()} {error ? errorText(error) : null}
            </span>
            <Button size="sm" variant="outline" onClick={() => outbox.again(key)}>
              <RotateCcw aria-hidden="true" />
              {texts.again()}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => outbox.remove(key)}>
              <Trash2 aria-hidden="true" />
              {texts.discard()}
            </Button>
          </Failed>
        ) : null}
      </Cell>
    </Line>
  );
}

const Failed = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '1',
    textStyle: 'small',
    color: 'danger',
  },
});
