import type { LocalizedString } from 'typesafe-i18n';

/*
 * Types that the compiler derives from the German texts, in place of a file that typesafe-i18n
 * would generate: which parameters a text has, and which ones its English version must contain.
 */

/** A file of texts in one language, or a group of texts in it. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/**
 * The parameter inside single braces: `name:string`, `count:number|number`. Double braces are a
 * plural: `{{count:…|…}}`.
 */
type ParamOf<Inside extends string> = Inside extends `{${infer Plural}`
  ? Plural extends `${infer Name}:${string}`
    ? Record<Name, number>
    : unknown
  : Inside extends `${infer Name}:${infer Type}`
    ? Record<Name, Type extends `number${string}` ? number : string>
    : never;

type ParamsOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? ParamOf<Inside> & ParamsOf<Rest>
  : unknown;

type TextFunction<Text extends string> =
  unknown extends ParamsOf<Text>
    ? () => LocalizedString
    : (params: ParamsOf<Text>) => LocalizedString;

/** The texts as functions: `{count:number} Boards` becomes `texts.boards({ count: 3 })`. */
export type TextFunctions<German> = {
  readonly [key in keyof German]: German[key] extends string
    ? TextFunction<German[key]>
    : TextFunctions<German[key]>;
};

/** One function for each name. A text that is accepted by all of them contains all names. */
type Naming<Name> = Name extends string
  ? (text: `${string}{${Name}${'' | `${'|' | ':'}${string}`}}${string}`) => void
  : never;

type TranslationOf<Text extends string> =
  unknown extends ParamsOf<Text>
    ? string
    : Naming<keyof ParamsOf<Text>> extends (text: infer All) => void
      ? All
      : never;

/** The type of the English texts: every text that German has, with the same parameters. */
export type Translation<German> = {
  readonly [key in keyof German]: German[key] extends string
    ? TranslationOf<German[key]>
    : Translation<German[key]>;
};
