import { Bluetooth as Sign } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { RowActions, RowWords, RuledRow } from '../../../../components/list/ruled-list.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { BoardLine } from '../board-line.ts';
import { type Bluetooth, bluetoothOf } from './bluetooth.ts';
import { connectGranboard } from './connect.ts';

interface GranboardRowProps {
  isChosen: boolean;
  onConnected: (line: BoardLine) => void;
  onStop: () => void;
}

/** A board with contacts that this browser connects to by itself; nothing where it can't. */
export function GranboardRow(props: GranboardRowProps) {
  const bluetooth = bluetoothOf(navigator);
  if (!bluetooth) return null;
  return (
    <li>
      <Row bluetooth={bluetooth} {...props} />
    </li>
  );
}

function Row({
  bluetooth,
  isChosen,
  onConnected,
  onStop,
}: GranboardRowProps & { bluetooth: Bluetooth }) {
  const { granboard: texts, sheet } = useTexts('games/autoscoring');
  const [isConnecting, setIsConnecting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const connect = async () => {
    setIsConnecting(true);
    setHasFailed(false);
    try {
      onConnected(await connectGranboard(bluetooth, () => crypto.randomUUID()));
    } catch (error) {
      setIsConnecting(false);
      // who closes the browser's question has changed their mind
      setHasFailed(!(error instanceof DOMException && error.name === 'NotFoundError'));
    }
  };
  return (
    <RuledRow>
      <RowWords>
        <strong>{texts.name()}</strong>
        <Muted role={hasFailed ? 'alert' : undefined}>
          {hasFailed ? texts.failed() : isChosen ? sheet.here() : texts.hint()}
        </Muted>
      </RowWords>
      <RowActions>
        {isChosen ? (
          <Button variant="outline" size="sm" onClick={onStop}>
            {sheet.stop()}
          </Button>
        ) : (
          <Button variant="solid" size="sm" disabled={isConnecting} onClick={() => void connect()}>
            <Sign aria-hidden="true" />
            {isConnecting ? texts.connecting() : texts.connect()}
          </Button>
        )}
      </RowActions>
    </RuledRow>
  );
}
