import type { AuditEntryOutput } from '@oche/validators/moderation/audit';
import { TextLink } from '../../../components/link.tsx';
import { useLogWords } from './use-log-words.ts';

/** What an entry is about: a link where it has a page, else its kind and number. */
export function LogThing({ thing: { kind, id } }: Pick<AuditEntryOutput, 'thing'>) {
  const named = useLogWords();
  const label = `${named.kind(kind)} ${kind === 'member' ? '' : id}`.trim();
  const look = { variant: 'plain' } as const;
  switch (kind) {
    case 'member':
      return (
        <TextLink to="/admin/$" params={{ _splat: `users/${id}` }} {...look}>
          {label}
        </TextLink>
      );
    case 'lounge':
      return (
        <TextLink to="/venues/$id" params={{ id }} {...look}>
          {label}
        </TextLink>
      );
    case 'tournament':
      return (
        <TextLink to="/tournaments/$id" params={{ id }} {...look}>
          {label}
        </TextLink>
      );
    case 'item':
    case 'listing':
      return (
        <TextLink to="/marketplace/$id" params={{ id }} {...look}>
          {label}
        </TextLink>
      );
    case 'thread':
      return (
        <TextLink to="/forum/thread/$id" params={{ id }} {...look}>
          {label}
        </TextLink>
      );
    default:
      return label;
  }
}
