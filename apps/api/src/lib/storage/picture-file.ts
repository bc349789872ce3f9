/** Where a picture’s file of this width lies. */
export const fileName = (id: string, width: number): string => `${id}/${width}.webp`;
