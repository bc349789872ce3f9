import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { usePausableTimeout } from './time/use-pausable-timeout.ts';
import { useUi } from './ui-context.tsx';

const DURATION = 5000;
/** How often a message looks whether it lies on something by now, in milliseconds. */
const LOOKS = 300;

export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` is read out at once, the others when the screen reader is idle */
  variant?: 'info' | 'success' | 'destructive';
  action?: { label: string; onAction: () => void };
  /** milliseconds; default: 5000 */
  duration?: number;
}

interface ToastApi {
  /** Shows a message for some seconds. It replaces a message that is still shown. */
  show(toast: ToastOptions): void;
  dismiss(): void;
}

const ToastContext = createContext<ToastApi | null>(null);

export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider');
  return api;
}

interface Shown extends ToastOptions {
  key: number;
}

/** Shows one message at a time, where it covers nothing that one may be about to press. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const count = useRef(0);
  const dismiss = useCallback(() => setShown(null), []);
  const show = useCallback((toast: ToastOptions) => {
    count.current += 1;
    setShown({ ...toast, key: count.current });
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toast={shown} onDismiss={dismiss} />
    </ToastContext>
  );
}

/**
 * Both live regions are always rendered: one that appears together with its text is not read out.
 */
function ToastRegion({ toast, onDismiss }: { toast: Shown | null; onDismiss: () => void }) {
  const { texts } = useUi();
  const isAlert = toast?.variant === 'destructive';
  const message = toast ? <Toast key={toast.key} toast={toast} onDismiss={onDismiss} /> : null;
  return (
    <Region aria-label={texts.notifications}>
      <div role="status">{isAlert ? null : message}</div>
      <div role="alert">{isAlert ? message : null}</div>
    </Region>
  );
}

/**
 * Keeps a message out of the way while the page moves and changes below it. What finds the place is
 * only loaded with the first message; without it the message is in the corner.
 */
function useFreePlace() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = async () => {
      const { placeToast } = await import('./toast-place.ts');
      if (panel.current) placeToast(panel.current);
    };
    const look = () => void place().catch(() => undefined);
    look();
    const timer = setInterval(look, LOOKS);
    addEventListener('focusin', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focusin', look);
    };
  }, []);
  return panel;
}

const ICONS = { info: Info, success: CircleCheck, destructive: CircleAlert };

function Toast({ toast, onDismiss }: { toast: Shown; onDismiss: () => void }) {
  const { texts } = useUi();
  const { title, description, variant = 'info', action, duration = DURATION } = toast;
  const { pause, resume } = usePausableTimeout(onDismiss, duration);
  const panel = useFreePlace();
  const Icon = ICONS[variant];
  return (
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
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: '4',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'stretch', md: 'flex-end' },
    pointerEvents: 'none',
  },
});
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
