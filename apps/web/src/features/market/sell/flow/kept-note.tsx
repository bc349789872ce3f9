import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface KeptNoteProps {
  isChanged: boolean;
  onDiscard: () => void;
}

/** Says that changes of a published ad wait on this device until they are saved. */
export function KeptNote({ isChanged, onDiscard }: KeptNoteProps) {
  const { edit: texts } = useTexts('market/sell-price');
  return (
    <Line>
      <span role="status">{isChanged ? texts.changed() : null}</span>
      {isChanged ? (
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {texts.discard()}
        </Button>
      ) : null}
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'small',
    color: 'warning',
    '& button': { textTransform: 'none', letterSpacing: 'normal' },
  },
});
