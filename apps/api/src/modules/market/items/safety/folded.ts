/** A text as a machine should read it, and where each of its characters stands in the original. */
export interface Folded {
  text: string;
  /** for each UTF-16 unit of `text` the place in the original; one more for the end */
  places: number[];
}

/** Letters of other scripts that look like Latin ones (Unicode TR 39, the part that is used for it). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԝ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  χ: 'x',
  ı: 'i',
  ß: 'ss',
};

/** What nobody sees, and marks that stand on another character. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/** In small Latin letters without accents and without what nobody sees. */
export function fold(original: string): Folded {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = character.normalize('NFKD').replace(UNSEEN, '').toLowerCase();
    for (const each of plain) {
      const folded = LOOKALIKES[each] ?? each;
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    }
    at += character.length;
  }
  places.push(at);
  return { text, places };
}
