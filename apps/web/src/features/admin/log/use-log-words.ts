import { useTexts } from '../../../i18n/react.tsx';

const has = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

/** The log's words for kinds and actions; what they don't know yet is named as it stands there. */
export function useLogWords() {
  const { kinds } = useTexts('domains');
  const { log } = useTexts('moderation');
  const { log: more } = useTexts('admin/lists');
  const kind = (name: string) => (has(kinds, name) ? kinds[name]() : name);
  const verb = (name: string) =>
    has(log.verbs, name) ? log.verbs[name]() : has(more.verbs, name) ? more.verbs[name]() : name;
  return {
    kind,
    /** @param action noun.verb */
    action: (action: string) => {
      const [noun = '', name = ''] = action.split('.');
      return `${kind(noun)} ${verb(name)}`;
    },
  };
}
