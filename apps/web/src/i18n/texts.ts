import type { LocalizedString } from 'typesafe-i18n';

/*
 * What typesafe-i18n's generator would write into a file of its own, worked out by the compiler
 * from the German texts: which text wants to be told what, and what the English ones have to name.
 */

/** A file of texts in one language, or a group in it. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Inside of braces: `name:string`, `count:number|number`; in two of them a plural, `{{count:…|…}}`. */
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

/** Texts as components call them: `{count:number} Boards` becomes `texts.boards({ count: 3 })`. */
export type TextFunctions<German> = {
  readonly [key in keyof German]: German[key] extends string
    ? TextFunction<German[key]>
    : TextFunctions<German[key]>;
};

/** One function for each name; what fits all of them is a text that holds all names. */
type Naming<Name> = Name extends string
  ? (text: `${string}{${Name}${'' | `${'|' | ':'}${string}`}}${string}`) => void
  : never;

type TranslationOf<Text extends string> =
  unknown extends ParamsOf<Text>
    ? string
    : Naming<keyof ParamsOf<Text>> extends (text: infer All) => void
      ? All
      : never;

/** What the English texts have to be: all that there are in German, naming what those name. */
export type Translation<German> = {
  readonly [key in keyof German]: German[key] extends string
    ? TranslationOf<German[key]>
    : Translation<German[key]>;
};
