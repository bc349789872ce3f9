import { chakra } from '@chakra-ui/react';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import type { ToastOptions, ToastPanelProps } from './toast-panel.tsx';
import { useUi } from './ui-context.tsx';

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

const loadPanel = () => import('./toast-panel.tsx');

/**
 * Waits until messages can be seen, or it is clear that they can't: for callers that leave the page a moment after one.
 */
export const toastsAreThere = (): Promise<void> =>
  loadPanel().then(
    () => {},
    () => {},
  );

/**
 * What a message looks like. No page begins with one, so it comes when there is nothing else to do. It
 * doesn't wait for the first message, which may say that the connection is gone.
 */
function useToastPanel(isWanted: boolean) {
  const [Panel, setPanel] = useState<ComponentType<ToastPanelProps> | null>(null);
  const isThere = Panel !== null;
  useEffect(() => {
    if (isThere) return;
    // without a connection it is tried again with the next message
    const load = () =>
      void loadPanel().then(
        (part) => setPanel(() => part.ToastPanel),
        () => {},
      );
    return isWanted ? load() : whenIdle(load);
  }, [isThere, isWanted]);
  return Panel;
}

interface Shown extends ToastOptions {
  key: number;
  /** takes away this message alone: its time may end while the next one is already on its way */
  onDismiss: () => void;
}

/** Shows one message at a time, where it covers nothing that one may be about to press. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const count = useRef(0);
  const dismiss = useCallback(() => setShown(null), []);
  const show = useCallback((toast: ToastOptions) => {
    const key = ++count.current;
    const onDismiss = () => setShown((now) => (now?.key === key ? null : now));
    setShown({ ...toast, key, onDismiss });
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toast={shown} />
    </ToastContext>
  );
}

/**
 * Both live regions are always rendered: one that appears together with its text is not read out.
 */
function ToastRegion({ toast }: { toast: Shown | null }) {
  const { texts } = useUi();
  const Panel = useToastPanel(toast !== null);
  const isAlert = toast?.variant === 'destructive';
  const message =
    toast && Panel ? <Panel key={toast.key} toast={toast} onDismiss={toast.onDismiss} /> : null;
  return (
    <Region aria-label={texts.notifications}>
      <div role="status">{isAlert ? null : message}</div>
      <div role="alert">{isAlert ? message : null}</div>
    </Region>
  );
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: 'calc(var(--bar, 0px) + {spacing.4})',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'stretch', md: 'flex-end' },
    pointerEvents: 'none',
  },
});
