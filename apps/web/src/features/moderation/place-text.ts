import type { TextsOf } from '../../i18n/namespaces.ts';

interface Place {
  scope: string;
  name: string | null;
}

/** The name of a part of the site; all of a domain has none of its own. */
export function placeText({ scopes }: TextsOf<'moderation'>, { scope, name }: Place): string {
  if (name !== null) return name;
  return scope === 'forum' ? scopes.domains.forum() : scope;
}
