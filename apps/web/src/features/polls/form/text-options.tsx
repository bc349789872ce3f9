import { chakra } from '@chakra-ui/react';
import { POLL_OPTION_MAX, POLL_OPTIONS_MIN } from '@oche/validators/polls/limits';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { FieldNotes } from '../../../components/form/field-frame.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { emptyOption, type OptionDraft } from './poll-draft.ts';
import type { DraftProps } from './rule-fields.tsx';

interface TextOptionsProps extends DraftProps {
  max: number;
  /** what a choice has beside its text, e.g. a picture */
  beside?: (option: OptionDraft, change: (changed: Partial<OptionDraft>) => void) => ReactNode;
  /** other ways to add one */
  more?: ReactNode;
}

/** Choices that are typed. Enter goes on to the next one, and makes it. */
export function TextOptions({ draft, onChange, fields, max, beside, more }: TextOptionsProps) {
  const { form: texts } = useTexts('polls');
  const list = useRef<HTMLDivElement>(null);
  const { options } = draft;
  const set = (next: readonly OptionDraft[]) => onChange({ options: next });
  const focus = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('input[type=text]')[place]?.focus(),
    );
  const add = () => {
    if (options.length >= max) return;
    set([...options, emptyOption()]);
    focus(options.length);
  };
  return (
    <Stack gap="3" minWidth="0" ref={list} role="group" aria-label={texts.options()}>
      {options.map((option, place) => (
        <Row key={option.key}>
          <TextField
            label={texts.option({ number: place + 1 })}
            value={option.text}
            maxLength={POLL_OPTION_MAX}
            autoComplete="off"
            error={fields?.[`poll.options.${place}.text`]}
            onChange={({ target }) =>
              set(options.map((each) => (each === option ? { ...each, text: target.value } : each)))
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (place + 1 < options.length) focus(place + 1);
              else if (option.text.trim() !== '') add();
            }}
          />
          {options.length > POLL_OPTIONS_MIN ? (
            <IconButton
              label={texts.removeOption({ number: place + 1 })}
              onClick={() => {
                set(options.filter((each) => each !== option));
                focus(Math.max(0, place - 1));
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
          {beside?.(option, (changed) =>
            set(options.map((each) => (each.key === option.key ? { ...each, ...changed } : each))),
          )}
        </Row>
      ))}
      <FieldNotes id="poll-options" error={fields?.['poll.options']} />
      <More>
        {options.length < max ? (
          <Button variant="outline" size="sm" onClick={add}>
            <Plus aria-hidden="true" />
            {texts.addOption()}
          </Button>
        ) : (
          <p>{texts.optionsMax({ max })}</p>
        )}
        {options.length < max ? more : null}
      </More>
    </Stack>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    '& > :first-child': { flex: '1', minWidth: '12rem' },
  },
});
const More = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& p': { textStyle: 'small', color: 'fg.muted' },
  },
});
