import { chakra } from '@chakra-ui/react';
import type { StartOptions } from '@oche/validators/games/start';
import { MapPin } from 'lucide-react';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import type { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Stack } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { SetupValues, setupForm } from './setup-form.ts';

type Lounges = StartOptions['lounges'];

/** Where the member usually plays; and before that, one that was looked for. */
export function useLounges(usual: Lounges, chosenId: string): Lounges {
  const isUsual = chosenId === '' || usual.some(({ id }) => String(id) === chosenId);
  const { data } = trpc.lounges.get.useQuery({ id: Number(chosenId) }, { enabled: !isUsual });
  return data && !isUsual ? [data, ...usual] : usual;
}

interface PlaceFieldsProps {
  form: ReturnType<typeof useZodForm<typeof setupForm>>;
  lounges: Lounges;
}

/** In which lounge, and at which of its boards. */
export function PlaceFields({ form, lounges }: PlaceFieldsProps) {
  const { more: texts } = useTexts('games/start');
  const [loungeId, boardId] = form.watch(['loungeId', 'boardId']);
  const boards = lounges.find(({ id }) => String(id) === loungeId)?.boards ?? [];
  const choose = (id: string) => {
    form.setValue('loungeId', id);
    form.setValue('boardId', '');
  };
  const optionsOf = (none: string, places: readonly { id: number; name: string }[]) => [
    { value: '', label: none },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Stack gap="2">
      {lounges.length > 0 ? (
        <FieldRow>
          <SelectField
            {...form.field('loungeId')}
            value={loungeId}
            onChange={({ target }) => choose(target.value)}
            label={texts.lounge()}
            options={optionsOf(texts.noLounge(), lounges)}
          />
          {boards.length > 0 ? (
            <SelectField
              {...form.field('boardId')}
              value={boardId}
              label={texts.board()}
              options={optionsOf(texts.noBoard(), boards)}
            />
          ) : null}
        </FieldRow>
      ) : null}
      <LoungeFinder onFind={({ id }) => choose(String(id))} />
    </Stack>
  );
}

interface PlaceLineProps extends Pick<SetupValues, 'loungeId' | 'boardId'> {
  lounges: Lounges;
}

/** The chosen place, where it is seen without unfolding anything. */
export function PlaceLine({ loungeId, boardId, lounges }: PlaceLineProps) {
  const lounge = lounges.find(({ id }) => String(id) === loungeId);
  if (!lounge) return null;
  const board = lounge.boards.find(({ id }) => String(id) === boardId);
  return (
    <Line>
      <MapPin aria-hidden="true" />
      {[board?.name, lounge.name].filter(Boolean).join(' · ')}
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'number',
    fontSize: 'xl',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', width: '5', height: '5', color: 'accent' },
  },
});
