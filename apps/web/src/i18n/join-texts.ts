import type { Texts } from './texts.ts';

/** Groups of texts, by name. */
type Groups = Readonly<Record<string, Texts>>;

type Each<All> = All extends unknown ? (one: All) => void : never;
/** All of them at once. */
type Together<All> = Each<All> extends (all: infer Joined) => void ? Joined : never;

/** Joins groups of the same name from many files of texts. The files have no text in common. */
export function joinTexts<const Files extends readonly Groups[]>(
  ...files: Files
): Together<Files[number]> {
  const joined: Record<string, Texts> = {};
  for (const file of files) {
    for (const [group, texts] of Object.entries(file)) {
      joined[group] = { ...joined[group], ...texts };
    }
  }
  return joined as Together<Files[number]>;
}
