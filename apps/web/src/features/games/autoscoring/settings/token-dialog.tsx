import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { TextAreaField } from '../../../../components/form/fields.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface TokenDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** What each maker's program needs to be told; what is in capitals is the owner's to know. */
const OPTIONS = {
  autodarts: '--host 192.168.X.X',
  scolia: '--serial SERIAL --access-token TOKEN',
  opendartboard: '--host 192.168.X.X',
} as const;
const makers = ['autodarts', 'scolia', 'opendartboard'] as const;
type Maker = (typeof makers)[number];

/** The key of a board, this one time, in the command that the owner copies. */
export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  const { token: texts, makers: names } = useTexts('games/counting-boards');
  const toast = useToast();
  const [maker, setMaker] = useState<Maker>('autodarts');
  const command = `npx ${location.origin}/oche-bridge.tgz --board ${token} --server ${location.origin} --maker ${maker} ${OPTIONS[maker]}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Dialog isOpen title={texts.title({ name })} onClose={onClose}>
      <Notice>{texts.once()}</Notice>
      <ChoiceRow
        legend={texts.maker()}
        name="maker"
        options={makers.map((value) => ({ value, label: names[value]() }))}
        checkedValue={maker}
        onChange={({ currentTarget: { value } }) =>
          setMaker(makers.find((one) => one === value) ?? maker)
        }
      />
      <Command>
        <TextAreaField
          label={texts.command()}
          hint={texts.commandHint()}
          value={command}
          readOnly
          rows={5}
          spellCheck={false}
          translate="no"
          onFocus={({ target }) => target.select()}
        />
      </Command>
      <DialogActions>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy()}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {texts.done()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Command = chakra('div', {
  base: {
    marginTop: '4',
    '& textarea': { fontFamily: 'mono', fontSize: 'sm', wordBreak: 'break-all' },
  },
});
