import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './button.tsx';
import { usePausableTimeout } from './time/use-pausable-timeout.ts';
import { placeToast } from './toast-place.ts';
import { useUi } from './ui-context.tsx';

const DURATION = 5000;
/** How often a message checks whether it covers something by now, in milliseconds. */
const LOOKS = 300;

/** The dialog that is open in front of everything else; null if there is none. */
const frontDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/**
 * Keeps a message out of the way while the page moves and changes below it, and in front: beside an
 * open dialog it could be neither read out nor pressed.
 */
function useFreePlace() {
  const panel = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState(frontDialog);
  useLayoutEffect(() => {
    const look = () => {
      setDialog(frontDialog());
      if (panel.current) placeToast(panel.current, dialog ?? document);
    };
    look();
    const timer = setInterval(look, LOOKS);
    addEventListener('focusin', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focusin', look);
    };
  }, [dialog]);
  return { panel, dialog };
}

export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` is read out at once, the others when the screen reader is idle */
  variant?: 'info' | 'success' | 'destructive';
  action?: { label: string; onAction: () => void };
  /** milliseconds; default: 5000 */
  duration?: number;
}

export interface ToastPanelProps {
  toast: ToastOptions;
  onDismiss: () => void;
}

const ICONS = { info: Info, success: CircleCheck, destructive: CircleAlert };

/** One message, with what can be done about it. */
export function ToastPanel({ toast, onDismiss }: ToastPanelProps) {
  const { texts } = useUi();
  const { title, description, variant = 'info', action, duration = DURATION } = toast;
  const { pause, resume } = usePausableTimeout(onDismiss, duration);
  const { panel, dialog } = useFreePlace();
  const Icon = ICONS[variant];
  const message = (
    <Panel
      ref={panel}
      variant={variant}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <Icon aria-hidden="true" />
      <Words>
        <Title>{title}</Title>
        {description ? <p>{description}</p> : null}
      </Words>
      {action ? (
        <Button
          variant="outline"
          size="sm"
          gridArea="action"
          justifySelf="start"
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton label={texts.close} size="sm" gridArea="close" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Panel>
  );
  if (!dialog) return message;
  const role = variant === 'destructive' ? 'alert' : 'status';
  return createPortal(<div role={role}>{message}</div>, dialog);
}

const Panel = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'grid',
    /* the action is below the text if there is no room beside it */
    gridTemplateAreas: {
      base: '"icon words close" ". action action"',
      sm: '"icon words action close"',
    },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
    alignItems: 'start',
    columnGap: '3',
    rowGap: '1',
    maxWidth: '30rem',
    marginInlineStart: 'auto',
    padding: '3',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
    textStyle: 'small',
    animation: 'slideUp 160ms {easings.throw}',
    '& > svg': { gridArea: 'icon', marginBlock: '1', width: '6', height: '6' },
  },
  variants: {
    variant: {
      info: { borderInlineStart: '6px solid {colors.oche}' },
      success: {
        borderInlineStart: '6px solid {colors.positive.solid}',
        '& > svg': { color: 'positive' },
      },
      destructive: {
        borderInlineStart: '6px solid {colors.danger.solid}',
        '& > svg': { color: 'danger' },
      },
    },
  },
});
const Words = chakra('div', {
  base: { gridArea: 'words', paddingBlock: '1', overflowWrap: 'anywhere' },
});
const Title = chakra('p', { base: { textStyle: 'subheading', lineHeight: '1.2' } });
