import { chakra } from '@chakra-ui/react';
import {
  isScope,
  type Scope,
  scopeDomains,
  scopePresets,
  scopeTexts,
} from '@oche/validators/access/scopes';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/form/controls.ts';
import { FieldNotes } from '../../../components/form/field-frame.tsx';
import { Row } from '../../../components/layout.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';

interface ScopeMatrixProps {
  chosen: readonly Scope[];
  onChoose: (scopes: Scope[]) => void;
  error?: string | undefined;
}

/** All that can be allowed: a line a domain, with a box to read and one to write. */
export function ScopeMatrix({ chosen, onChoose, error }: ScopeMatrixProps) {
  const texts = useTexts('account/open').access;
  const id = useId();
  const toggle = (scope: Scope) =>
    onChoose(chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope]);
  const box = { chosen, onToggle: toggle };
  return (
    <Root aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend>{texts.form.scopes()}</legend>
      <FieldNotes id={id} hint={texts.form.scopesHint()} error={error} />
      <Row gap="2" role="group" aria-label={texts.form.presets()}>
        {(Object.keys(scopePresets) as (keyof typeof scopePresets)[]).map((name) => (
          <Button
            key={name}
            size="sm"
            variant="outline"
            onClick={() => onChoose([...scopePresets[name]])}
          >
            {texts.form[name]()}
          </Button>
        ))}
      </Row>
      {scopeDomains.map((domain, index) => (
        <Line key={domain} role="group" aria-labelledby={`${id}-${domain}`}>
          <b id={`${id}-${domain}`}>{texts.domains[domain]()}</b>
          <Box {...box} scope={`${domain}:read`} isInvalid={error !== undefined && index === 0} />
          <Box {...box} scope={`${domain}:write`} />
        </Line>
      ))}
    </Root>
  );
}

interface BoxProps {
  scope: string;
  chosen: readonly Scope[];
  onToggle: (scope: Scope) => void;
  isInvalid?: boolean;
}

/** Nothing where a domain has nothing to write. */
function Box({ scope, chosen, onToggle, isInvalid }: BoxProps) {
  const { form } = useTexts('account/open').access;
  const locale = useLocale();
  const id = useId();
  if (!isScope(scope)) return null;
  return (
    <Choice>
      <Checkbox
        type="checkbox"
        id={id}
        checked={chosen.includes(scope)}
        onChange={() => onToggle(scope)}
        aria-invalid={isInvalid || undefined}
      />
      <label htmlFor={id}>
        <span>{scope.endsWith(':read') ? form.read() : form.write()}</span>{' '}
        <small>{scopeTexts[scope][locale]}</small>
      </label>
    </Choice>
  );
}

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& legend': { textStyle: 'label', paddingBottom: '1' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '7rem repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '2',
    paddingTop: '3',
    borderTop: '1px solid {colors.border}',
    '& > b': { textStyle: 'label', overflowWrap: 'anywhere' },
  },
});
const Choice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '6',
    '& > input': { marginTop: '0.15em', flexShrink: '0' },
    '& label': { display: 'grid', minWidth: '0', cursor: 'pointer' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
