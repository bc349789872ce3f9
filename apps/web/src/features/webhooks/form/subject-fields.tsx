import type { WebhookSubjects } from '@oche/validators/webhooks/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Row } from '../../../components/layout.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Of what a hook hears. */
export interface Subject {
  kind: string;
  id: string;
  /** whether the member runs it */
  isRun: boolean;
}

export const SELF: Subject = { kind: 'member', id: '', isRun: false };
const SITE: Subject = { kind: 'site', id: '', isRun: false };

type Entry = Subject & { label: string };

const keyOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string => `${kind}/${id}`;

const entriesOf = (subjects: WebhookSubjects): Entry[] =>
  subjects.flatMap(({ kind, label, things }) =>
    things.map(({ id, name, isRun }) => ({ kind, id, isRun, label: `${label}: ${name}` })),
  );

interface SubjectFieldsProps {
  value: Subject;
  onChange: (subject: Subject) => void;
  error?: string | undefined;
}

/** Oneself, everything, what one runs or belongs to, or what is at an address of ours. */
export function SubjectFields({ value, onChange, error }: SubjectFieldsProps) {
  const { form: texts } = useTexts('account/open').webhooks;
  const offered = trpc.webhooks.subjects.useQuery({});
  const [found, setFound] = useState<Entry[]>([]);
  const entries: Entry[] = [
    { ...SELF, label: texts.self() },
    { ...SITE, label: texts.site() },
    ...entriesOf(offered.data ?? []),
    ...found,
  ];
  const distinct = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const choose = (key: string) => {
    const entry = distinct.find((one) => keyOf(one) === key);
    if (entry) onChange({ kind: entry.kind, id: entry.id, isRun: entry.isRun });
  };
  return (
    <>
      <SelectField
        label={texts.subject()}
        hint={texts.subjectHint()}
        error={error}
        value={keyOf(value)}
        onChange={({ target }) => choose(target.value)}
        options={distinct.map((entry) => ({ value: keyOf(entry), label: entry.label }))}
      />
      <ByAddress
        onFound={(entry) => {
          setFound((before) => [...before, entry]);
          onChange({ kind: entry.kind, id: entry.id, isRun: entry.isRun });
        }}
      />
    </>
  );
}

/** For what isn't offered: a game, a thread, somebody else's tournament. */
function ByAddress({ onFound }: { onFound: (entry: Entry) => void }) {
  const { form: texts } = useTexts('account/open').webhooks;
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const [address, setAddress] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const look = async () => {
    setIsLooking(true);
    setNote(null);
    try {
      const [entry] = entriesOf(await utils.webhooks.subjects.fetch({ address: address.trim() }));
      if (entry) {
        onFound(entry);
        setAddress('');
      } else setNote(texts.notFound());
    } catch (error) {
      setNote(readError(error).message);
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <>
      <TextField
        label={texts.address()}
        hint={texts.addressHint()}
        isOptional
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Row>
        <Button
          size="sm"
          variant="outline"
          disabled={isLooking || address.trim() === ''}
          onClick={() => void look()}
        >
          {texts.look()}
        </Button>
      </Row>
      <div role="status">{note ? <Notice>{note}</Notice> : null}</div>
    </>
  );
}
