import { chakra } from '@chakra-ui/react';
import { useUi } from '../ui-context.tsx';
import { SubmitButton } from './form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

interface SaveBarProps {
  isDirty: boolean;
  isPending: boolean;
  /** default: "Speichern" */
  submit?: string;
  /** whether something has to end before the form can be saved */
  isDisabled?: boolean;
}

/**
 * The end of a form that fills a page. It stays in sight while there are unsaved changes, and
 * leaving the page then needs a confirmation.
 */
export function SaveBar({ isDirty, isPending, submit, isDisabled }: SaveBarProps) {
  const { texts } = useUi();
  return (
    <Bar data-dirty={isDirty || undefined}>
      <SubmitButton isPending={isPending} disabled={isDisabled} pendingText={texts.saving}>
        {submit ?? texts.save}
      </SubmitButton>
      <Hint role="status">{isDirty && !isPending ? texts.unsaved : null}</Hint>
      <UnsavedChanges isDirty={isDirty && !isPending} />
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    '&[data-dirty]': { position: 'sticky', bottom: 'var(--bar, 0px)', zIndex: 'sticky' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3',
    marginBottom: '8',
    bg: 'bg',
    layerStyle: 'wires',
  },
});
const Hint = chakra('span', { base: { textStyle: 'small', color: 'warning' } });
