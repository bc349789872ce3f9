import { chakra } from '@chakra-ui/react';
import type { tournamentGames, tournamentTypes } from '@oche/validators/tournaments/limits';
import type { ComponentProps } from 'react';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { ShortValues } from './tournament-values.ts';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name'> & { error?: string };

interface ShortFieldsProps {
  field: (name: keyof ShortValues) => FieldProps;
  types: readonly (typeof tournamentTypes)[number][];
  games: readonly (typeof tournamentGames)[number][];
}

/** What makes a tournament: its name, when it begins, and how it is played. */
export function MainFields({ field, types }: Pick<ShortFieldsProps, 'field' | 'types'>) {
  const texts = useTexts('tournaments/create');
  const words = useTexts('tournaments');
  return (
    <>
      <TextField
        label={texts.name()}
        placeholder={texts.nameExample()}
        autoComplete="off"
        maxLength={120}
        {...field('name')}
      />
      <Columns>
        <DateTimeField label={texts.start()} {...field('startDate')} />
        <SelectField
          label={texts.kind()}
          options={types.map((type) => ({ value: type, label: words.kinds[type]() }))}
          {...field('tournamentType')}
        />
      </Columns>
    </>
  );
}

/** What most leave as it is. */
export function OtherFields({ field, games }: Pick<ShortFieldsProps, 'field' | 'games'>) {
  const texts = useTexts('tournaments/create');
  const words = useTexts('tournaments');
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;
  return (
    <>
      <TextAreaField
        label={texts.description()}
        hint={texts.descriptionHint()}
        isOptional
        rows={3}
        maxLength={5000}
        {...field('description')}
      />
      <Columns>
        <SelectField
          label={texts.game()}
          options={games.map((game) => ({ value: game, label: words.games[game]() }))}
          {...field('gameFormat')}
        />
        <TextField
          label={texts.maxPlayers()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...field('maxParticipants')}
        />
        <TextField label={texts.fee()} {...amount} {...field('entryFee')} />
        <TextField label={texts.prize()} {...amount} {...field('prizePool')} />
        <DateTimeField label={texts.deadline()} {...field('registrationDeadline')} />
      </Columns>
    </>
  );
}

/** What is asked of every new tournament. */
export function ShortFields({ field, types, games }: ShortFieldsProps) {
  return (
    <>
      <MainFields field={field} types={types} />
      <OtherFields field={field} games={games} />
    </>
  );
}

/** Fields beside each other, where there is room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});
