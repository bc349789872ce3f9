import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { type Scene, Wall } from './wall.tsx';

interface AuthPageProps {
  scene: Scene;
  /** what the caller on the wall says; decoration */
  call: string;
  /** name of the step */
  title: string;
  /** id of the step, where several have the same title */
  step?: string;
  /**
   * which element gets the focus in a new step: its name, or the field if there is nothing to read
   */
  focus?: 'heading' | 'field';
  lead?: ReactNode;
  /** stands above the name of the step */
  above?: ReactNode;
  children?: ReactNode;
}

/** All steps into an account: the board on one side, the visitor behind the oche on the other. */
export function AuthPage(props: AuthPageProps) {
  const { scene, call, title, step = title, focus = 'heading', lead, above, children } = props;
  const { distance, needsScript } = useTexts('auth');
  const column = useFocusOnChange(step, focus === 'field' ? 'input' : 'h1');
  return (
    <Root>
      <Wall scene={scene} call={call} distance={distance()} />
      <Side>
        <Column ref={column}>
          {above}
          <Heading as="h1" size="title" tabIndex={-1}>
            {title}
          </Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          <noscript>
            <p>{needsScript()}</p>
          </noscript>
          {children}
        </Column>
      </Side>
    </Root>
  );
}

/** Has a new step read out, but not the first one, as the page itself is announced then. */
function useFocusOnChange(step: string, target: 'h1' | 'input') {
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    column.current?.querySelector<HTMLElement>(target)?.focus();
  }, [step, target]);
  return column;
}

/** The area below a form: other ways to sign in, small print. */
export const Below = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    marginTop: '6',
    paddingTop: '5',
    layerStyle: 'wires',
  },
});

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 5fr) minmax(0, 7fr)',
      lg: '1fr 1fr',
    },
    /* the height of the page without its header, so that the wall reaches the footer */
    minHeight: { md: 'calc(100dvh - {spacing.16} - {spacing.2})' },
  },
});
const Side = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '6', md: '12' },
  },
});
const Column = chakra('div', { base: { width: 'full', maxWidth: 'form' } });
const Lead = chakra('p', {
  base: { marginTop: '2', marginBottom: '6', textStyle: 'lead', color: 'fg.muted' },
});
