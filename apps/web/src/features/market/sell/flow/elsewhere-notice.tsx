import { chakra } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface ElsewhereNoticeProps {
  onTheirs: () => void;
  onMine: () => void;
}

/** Another device was faster: what is here isn't lost, and nothing is overwritten unasked. */
export function ElsewhereNotice({ onTheirs, onMine }: ElsewhereNoticeProps) {
  const { elsewhere: texts } = useTexts('market/sell');
  return (
    <Notice role="alert" icon={MonitorSmartphone}>
      <p>{texts.text()}</p>
      <Choice>
        <Button size="sm" onClick={onTheirs}>
          {texts.theirs()}
        </Button>
        <Button size="sm" variant="outline" onClick={onMine}>
          {texts.mine()}
        </Button>
      </Choice>
    </Notice>
  );
}

const Choice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '2',
    '& button': { textTransform: 'none', letterSpacing: 'normal' },
  },
});
