import { chakra } from '@chakra-ui/react';
import { POLL_OPTIONS_MAX } from '@oche/validators/polls/limits';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { FieldNotes } from '../../../components/form/field-frame.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { emptyOption } from '../form/poll-draft.ts';
import type { DraftProps } from '../form/rule-fields.tsx';

/** Lounges of the directory as choices. */
export function LoungeOptions({ draft: { options }, onChange, fields }: DraftProps) {
  const texts = useTexts('polls/admin');
  return (
    <Stack gap="3" minWidth="0" role="group" aria-label={texts.lounges()}>
      {options.length === 0 ? <Muted>{texts.noLounges()}</Muted> : null}
      <List>
        {options.map((option) => (
          <li key={option.key}>
            <span>
              <b>{option.text}</b> <small>{option.lounge?.city}</small>
            </span>
            <IconButton
              size="sm"
              label={texts.removeLounge({ name: option.text })}
              onClick={() => onChange({ options: options.filter((each) => each !== option) })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </List>
      <FieldNotes id="poll-lounges" error={fields?.['poll.options']} />
      {options.length < POLL_OPTIONS_MAX ? (
        <LoungeFinder
          onFind={({ id, name, city }) => {
            if (options.some(({ lounge }) => lounge?.id === id)) return;
            onChange({
              options: [...options, { ...emptyOption(), text: name, lounge: { id, city } }],
            });
          }}
        />
      ) : null}
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    _empty: { display: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingInlineStart: '3',
      bg: 'bg.raised',
      borderInlineStart: '4px solid {colors.accent.solid}',
      overflowWrap: 'anywhere',
    },
    '& b': { textStyle: 'subheading' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
