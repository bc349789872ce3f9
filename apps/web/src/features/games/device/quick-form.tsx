import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Row } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Side } from '../start/players.ts';
import type { Setup } from '../start/setup-form.ts';
import {
  FIRSTS,
  GAMES,
  KINDS,
  LEGS,
  OUTS,
  type QuickGame,
  quickSetup,
  useQuickDraft,
} from './quick-game.ts';

interface QuickFormProps {
  ownName: string;
  onOwnName: (name: string) => void;
  /** those who have played here, for one tap */
  known: readonly string[];
  isPending: boolean;
  onStart: (sides: Side[], setup: Setup) => void;
}

/**
 * The usual games, to be started without typing anything. It does without the libraries of forms, which are half of
 * what the other form weighs.
 */
export function QuickForm({ ownName, onOwnName, known, isPending, onStart }: QuickFormProps) {
  const texts = useTexts('games/start');
  const here = useTexts('games/device').start;
  const knownId = useId();
  const { game, change, clear } = useQuickDraft();
  const isAlone = game.kind === 'alone';
  const choose = (name: keyof QuickGame) => ({
    name,
    checkedValue: game[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const own = [{ guestName: ownName.trim() || here.you() }];
    const other = [{ guestName: game.opponent.trim() || here.other() }];
    onStart(isAlone ? [own] : [own, other], quickSetup(game));
    clear();
  }
  return (
    <Form onSubmit={submit}>
      <ChoiceRow
        legend={texts.kind.label()}
        options={KINDS.map((value) => ({ value, label: texts.kind[value]() }))}
        {...choose('kind')}
      />
      <Names data-alone={isAlone || undefined}>
        <TextField
          label={here.ownName()}
          value={ownName}
          placeholder={here.you()}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={60}
          onChange={({ target }) => onOwnName(target.value)}
        />
        {isAlone ? null : (
          <TextField
            label={texts.player.opponent()}
            value={game.opponent}
            placeholder={here.other()}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={60}
            onChange={({ target }) => change({ opponent: target.value })}
          />
        )}
      </Names>
      {isAlone || known.length === 0 ? null : (
        <Row gap="1.5" role="group" aria-labelledby={knownId}>
          <Caption id={knownId}>{texts.player.recent()}</Caption>
          {known.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === game.opponent ? 'solid' : 'outline'}
              aria-pressed={name === game.opponent}
              onClick={() => change({ opponent: name })}
            >
              {name}
            </Button>
          ))}
        </Row>
      )}
      <ChoiceRow
        legend={texts.game.label()}
        isNumbers
        options={GAMES.filter((value) => !isAlone || value !== 'cricket').map((value) => ({
          value,
          label: value === 'cricket' ? texts.game.cricket() : value,
        }))}
        {...choose('game')}
      />
      <ChoiceRow
        legend={texts.legs.label()}
        isNumbers
        options={LEGS.map((value) => ({ value, label: value }))}
        {...choose('legs')}
      />
      {game.game === 'cricket' ? null : (
        <ChoiceRow
          legend={texts.more.out()}
          options={OUTS.map((value) => ({ value, label: texts.more[value]() }))}
          {...choose('out')}
        />
      )}
      {isAlone ? null : (
        <ChoiceRow
          legend={texts.first.label()}
          options={FIRSTS.map((value) => ({ value, label: texts.first[value]() }))}
          {...choose('first')}
        />
      )}
      <Button
        type="submit"
        size="lg"
        variant="accent"
        shape="wedge"
        justifySelf="start"
        disabled={isPending}
      >
        {isPending ? texts.starting() : texts.submit()}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
/** side by side also on a phone: the button stays in sight */
const Names = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '3',
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Caption = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
