/** The product's name. In German it is feminine: "die Oche". */
export { PRODUCT_NAME } from '@oche/validators/product';

/**
 * The operator of this installation. German law (section 5 DDG) and the GDPR require this on the imprint and privacy
 * pages. These are the data of the demo installation, with an address that can't receive mail (RFC 2606). Whoever runs
 * an installation of their own must replace them before it goes public.
 */
export const OPERATOR = {
  name: 'Oche Demo',
  street: 'Am Bull 20',
  city: '60311 Frankfurt am Main',
  country: { de: 'Deutschland', en: 'Germany' },
  /** person responsible for the content (section 18 MStV) */
  responsible: 'Oche Demo',
  email: 'hallo@oche.example',
  privacyEmail: 'datenschutz@oche.example',
} as const;

/** The day of the last change to the texts of privacy, terms and imprint. */
export const LEGAL_TEXTS_UPDATED = '2026-11-23';
