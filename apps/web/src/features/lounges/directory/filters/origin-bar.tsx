import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Label } from '../../../../components/text.tsx';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import { OriginForm } from './origin-form.tsx';
import { RadiusSelect } from './radius-select.tsx';

type Found = RouterOutputs['lounges']['search'];

interface OriginBarProps {
  /** missing until the first answer */
  found: Pick<Found, 'origin' | 'unknownZipCode'> | undefined;
}

/** Says where distances are measured from and how long they may be, and can change both. */
export function OriginBar({ found }: OriginBarProps) {
  const texts = useTexts('venues/directory').origin;
  const { user } = useAuth();
  const formId = useId();
  const radiusId = useId();
  /** `typing`: opened to enter a postal code, so the focus goes to its field */
  const [form, setForm] = useState<'shut' | 'open' | 'typing'>('shut');
  const isOpen = form !== 'shut';
  const changeButton = useRef<HTMLButtonElement>(null);
  const shut = () => {
    setForm('shut');
    // the form had the focus, and is gone
    changeButton.current?.focus();
  };
  const origin = found?.origin ?? null;
  /* members and unknown codes have a hint of their own below */
  const isNew = found !== undefined && !origin && !user && found.unknownZipCode === null;

  return (
    <Stack gap="3">
      <Line>
        <From>
          <MapPin aria-hidden="true" />
          <Label hideBelow="sm">{texts.label()}</Label>
          {isNew ? null : <strong>{found ? fromText(origin, texts) : '…'}</strong>}
          <Button
            ref={changeButton}
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setForm(isOpen ? 'shut' : 'open')}
          >
            {isNew ? texts.enter() : texts.change()}
          </Button>
        </From>
        {origin ? (
          <Radius>
            <Label asChild>
              <label htmlFor={radiusId}>{texts.radius()}</label>
            </Label>
            <RadiusSelect id={radiusId} width="auto" />
          </Radius>
        ) : null}
      </Line>
      <div id={formId}>
        {isOpen ? <OriginForm isTyping={form === 'typing'} onDone={shut} /> : null}
      </div>
      {found && !origin && (user || found.unknownZipCode) ? (
        <Hint unknownZipCode={found.unknownZipCode} onEnter={() => setForm('typing')} />
      ) : null}
    </Stack>
  );
}

type Texts = TextsOf<'venues/directory'>['origin'];

function fromText(origin: Found['origin'], texts: Texts): string {
  if (!origin) return texts.unknown();
  if (origin.source === 'device') return texts.fromDevice();
  const place = [origin.zipCode, origin.place].filter(Boolean).join(' ');
  return texts.from({ place });
}

/** Says why there are no distances: the member's place is unknown, and nobody guesses it. */
function Hint({ unknownZipCode, onEnter }: { unknownZipCode: string | null; onEnter: () => void }) {
  const { user } = useAuth();
  const texts = useTexts('venues/directory').origin;
  return (
    <Notice icon={MapPin} role="status">
      <p>{unknownZipCode ? texts.unknownCode({ zipCode: unknownZipCode }) : texts.noCode()}</p>
      <HintActions>
        <Button size="sm" variant="outline" onClick={onEnter}>
          {texts.enter()}
        </Button>
        {user ? (
          <TextLink to="/account/$section" params={{ section: 'profile' }}>
            {texts.toAccount()}
          </TextLink>
        ) : null}
      </HintActions>
    </Notice>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
  },
});
const From = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > svg': { width: '5', height: '5', color: 'accent' },
  },
});
/** On a phone it is one of the filters, which fold away. */
const Radius = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' },
});
const HintActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '2' },
});
