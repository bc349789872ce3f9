/** The product's name. In German it is feminine: "die Oche". */
export const PRODUCT_NAME = 'Oche';

/**
 * Who runs this installation. Law in Germany (section 5 DDG) and the GDPR ask for these on the
 * imprint and privacy pages; whoever runs an own installation puts their data here.
 */
export const OPERATOR = {
  name: 'Oche Maintainers',
  street: 'Am Bull 20',
  city: '60311 Frankfurt am Main',
  country: { de: 'Deutschland', en: 'Germany' },
  /** natural person responsible for the content (section 18 MStV) */
  responsible: 'Oche Maintainers',
  email: 'hallo@oche.example',
  privacyEmail: 'datenschutz@oche.example',
} as const;
