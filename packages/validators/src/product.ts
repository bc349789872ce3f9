/** The product's name. German texts treat it as feminine: "die Oche", "in der Oche". */
export const PRODUCT_NAME = 'Oche';
