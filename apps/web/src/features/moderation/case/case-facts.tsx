import type { CaseSummary } from '@oche/validators/moderation/schemas';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useKindText } from '../kinds.ts';

/** What kind of thing it is, what the house has noticed of it, and whether others see it. */
export function CaseFacts({ thing }: Pick<CaseSummary, 'thing'>) {
  const { case: texts } = useTexts('moderation');
  const kindText = useKindText();
  return (
    <>
      <Badge>{kindText(thing.kind)}</Badge>
      <Signs signs={thing.signs} />
      {thing.place ? <span>{thing.place}</span> : null}
      {thing.isShown ? null : <Badge tone="inverse">{texts.notShown()}</Badge>}
      {thing.isLocked ? <Badge tone="inverse">{texts.locked()}</Badge> : null}
    </>
  );
}

/** What makes it weigh, in a word each. */
export function Signs({ signs = [] }: { signs?: readonly string[] | undefined }) {
  const { signs: words } = useTexts('moderation');
  const textOf = (sign: string) =>
    Object.hasOwn(words, sign) ? words[sign as keyof typeof words]() : sign;
  return signs.map((sign) => (
    <Badge key={sign} tone="danger">
      {textOf(sign)}
    </Badge>
  ));
}
