import { chakra } from '@chakra-ui/react';
import { OWN_SET_NAME_MAX, type OwnSetAttribute } from '@oche/validators/market/limits';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { OwnSetFields } from './own-set-fields.tsx';
import { inputOf, type TypedSet, typedOf } from './typed-set.ts';

type OwnSet = RouterOutputs['market']['ownSet']['get'];

interface OwnSetDialogProps {
  /** as it was saved */
  set: OwnSet;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what a member plays with, so that the marketplace can say what fits. */
export function OwnSetDialog({ set, isOpen, onClose }: OwnSetDialogProps) {
  const texts = useTexts('market/own-set');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title()} placement="sheet">
      <OwnSetForm set={set} onClose={onClose} />
    </Dialog>
  );
}

function OwnSetForm({ set, onClose }: Pick<OwnSetDialogProps, 'set' | 'onClose'>) {
  const texts = useTexts('market/own-set');
  const { texts: ui, locale } = useUi();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<TypedSet>(() => typedOf(set, locale));
  const change = (name: OwnSetAttribute | 'name', value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const save = trpc.market.ownSet.save.useMutation({
    onSuccess: () => {
      // every list has to find out again what fits
      void utils.market.ownSet.invalidate();
      void utils.market.items.invalidate();
      onClose();
    },
  });
  const input = inputOf(typed);
  const isWrong = Number.isNaN(input.weight) || Number.isNaN(input.tungsten);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) save.mutate(input);
      }}
    >
      <p>{texts.why()}</p>
      <TextField
        label={texts.name()}
        placeholder={texts.nameExample()}
        value={typed.name}
        maxLength={OWN_SET_NAME_MAX}
        autoComplete="off"
        onChange={({ target }) => change('name', target.value)}
      />
      <OwnSetFields typed={typed} onChange={change} />
      {save.error ? <Failure role="alert">{errorText(save.error)}</Failure> : null}
      <DialogActions>
        <Button type="button" variant="ghost" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button type="submit" disabled={save.isPending || isWrong} aria-busy={save.isPending}>
          {texts.save()}
        </Button>
      </DialogActions>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Failure = chakra('p', { base: { color: 'danger' } });
