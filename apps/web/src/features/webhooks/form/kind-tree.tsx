import { chakra } from '@chakra-ui/react';
import type { WebhookKinds } from '@oche/validators/webhooks/schemas';
import { useId } from 'react';
import { Checkbox } from '../../../components/form/controls.ts';
import { controlOf, FieldNotes } from '../../../components/form/field-frame.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

type Kind = WebhookKinds[number];

interface KindTreeProps {
  /** those that the chosen thing hears */
  kinds: readonly Kind[];
  /** null: all, also those that come later */
  chosen: readonly string[] | null;
  onChoose: (chosen: string[] | null) => void;
  error?: string | undefined;
}

const groupOf = ({ kind }: Kind): string => kind.split('.')[0] ?? '';

/** What a hook hears: everything, or some of it, by the parts of the house it comes from. */
export function KindTree({ kinds, chosen, onChoose, error }: KindTreeProps) {
  const { form: texts, groups } = useTexts('account/open').webhooks;
  const id = useId();
  const hint = chosen?.length === 0 ? texts.chooseEvents() : texts.eventsHint();
  const set = (names: readonly string[], isOn: boolean) => {
    const others = (chosen ?? []).filter((name) => !names.includes(name));
    onChoose(isOn ? [...others, ...names] : others);
  };
  const known: Record<string, (() => string) | undefined> = groups;
  return (
    <Tree aria-describedby={controlOf(id, hint, error)['aria-describedby']}>
      <legend>{texts.events()}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {kinds.length === 0 ? <Muted>{texts.noEvents()}</Muted> : null}
      <Box
        label={texts.allEvents()}
        about={texts.allEventsAbout()}
        isOn={chosen === null}
        // who wants a few of many ticks those, and doesn't untick all others
        onToggle={(isOn) => onChoose(isOn ? null : [])}
        isInvalid={error !== undefined}
      />
      {chosen === null
        ? null
        : [...Map.groupBy(kinds, groupOf)].map(([group, members]) => {
            const names = members.map(({ kind }) => kind);
            const title = known[group]?.() ?? group;
            return (
              <Group key={group} role="group" aria-label={title}>
                <Box
                  label={title}
                  isStrong
                  isOn={names.every((name) => chosen.includes(name))}
                  isPartly={names.some((name) => chosen.includes(name))}
                  onToggle={(isOn) => set(names, isOn)}
                />
                <Members>
                  {members.map(({ kind, name, about }) => (
                    <Box
                      key={kind}
                      label={name}
                      about={about}
                      code={kind}
                      isOn={chosen.includes(kind)}
                      onToggle={(isOn) => set([kind], isOn)}
                    />
                  ))}
                </Members>
              </Group>
            );
          })}
    </Tree>
  );
}

interface BoxProps {
  label: string;
  about?: string;
  code?: string;
  isStrong?: boolean;
  isOn: boolean;
  /** some of what stands below it */
  isPartly?: boolean;
  onToggle: (isOn: boolean) => void;
  isInvalid?: boolean;
}

function Box({
  label,
  about,
  code,
  isStrong = false,
  isOn,
  isPartly = false,
  onToggle,
  isInvalid,
}: BoxProps) {
  const id = useId();
  return (
    <Choice>
      <Checkbox
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isPartly && !isOn;
        }}
        type="checkbox"
        id={id}
        checked={isOn}
        onChange={() => onToggle(!isOn)}
        aria-invalid={isInvalid || undefined}
      />
      <label htmlFor={id}>
        {isStrong ? <b>{label}</b> : <span>{label}</span>}
        {about ? (
          <small>
            {about} {code ? <code translate="no">{code}</code> : null}
          </small>
        ) : null}
      </label>
    </Choice>
  );
}

const Tree = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& legend': { textStyle: 'label', paddingBottom: '1' },
  },
});
const Group = chakra('div', {
  base: { display: 'grid', gap: '2', paddingTop: '3', borderTop: '1px solid {colors.border}' },
});
const Members = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    paddingInlineStart: { base: '4', md: '8' },
  },
});
const Choice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '6',
    '& > input': { marginTop: '0.15em', flexShrink: '0' },
    '& label': { display: 'grid', minWidth: '0', cursor: 'pointer', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& code': { fontFamily: 'mono', fontSize: 'xs' },
  },
});
