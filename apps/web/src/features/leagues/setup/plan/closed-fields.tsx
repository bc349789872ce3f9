import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Label, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { Line } from './line.tsx';
import type { Closed, PlanValues } from './plan-values.ts';

interface ClosedFieldsProps {
  division: DivisionOutput;
  closed: readonly Closed[];
  /** days on which nobody meets at a team’s place, instead of days without play */
  isHosting: boolean;
  /** whether missing days were asked for already */
  isAsked: boolean;
  onChange: (changed: Partial<PlanValues>) => void;
}

/** Days on which nothing is played, by anybody or by one team. */
export function ClosedFields({
  division,
  closed,
  isHosting,
  isAsked,
  onChange,
}: ClosedFieldsProps) {
  const texts = useTexts('leagues/setup-plan');
  const firstTeam = isHosting ? String(division.teams[0]?.entryId ?? '') : '';
  const set = (index: number, changed: Partial<Closed>) =>
    onChange({ closed: closed.map((one, at) => (at === index ? { ...one, ...changed } : one)) });
  return (
    <Stack gap="3">
      <div>
        <Label>{isHosting ? texts.closedPlaces() : texts.closed()}</Label>
        <Muted>{isHosting ? texts.closedPlacesText() : texts.closedText()}</Muted>
      </div>
      {closed.map((one, index) => (
        <Line key={index}>
          <DateField
            label={texts.closedFrom()}
            value={one.from}
            error={isAsked && !one.from ? 'required' : undefined}
            onChange={({ target }) => set(index, { from: target.value })}
          />
          <DateField
            label={texts.closedUntil()}
            isOptional
            value={one.until}
            onChange={({ target }) => set(index, { until: target.value })}
          />
          <SelectField
            label={isHosting ? texts.closedAt() : texts.closedFor()}
            value={one.team}
            options={[
              ...(isHosting ? [] : [{ value: '', label: texts.everybody() }]),
              ...division.teams.map(({ entryId, name }) => ({
                value: String(entryId),
                label: name,
              })),
            ]}
            onChange={({ target }) => set(index, { team: target.value })}
          />
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange({ closed: closed.filter((_, at) => at !== index) })}
          >
            {texts.remove()}
          </Button>
        </Line>
      ))}
      <Button
        size="sm"
        variant="outline"
        justifySelf="start"
        onClick={() => onChange({ closed: [...closed, { from: '', until: '', team: firstTeam }] })}
      >
        {isHosting ? texts.addClosedPlace() : texts.addClosed()}
      </Button>
    </Stack>
  );
}
