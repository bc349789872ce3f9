/** The product's name. In German it is feminine: "die Oche". */
export { PRODUCT_NAME } from '@oche/validators/product';

/**
 * Who runs this installation. German law (section 5 DDG) and the GDPR ask for these on the imprint
 * and privacy pages. What stands here is the data of the demo installation, with an address that
 * can't receive mail (RFC 2606): whoever runs an own one puts theirs here before going public.
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

/** Day of the last change to the texts of privacy, terms and imprint. */
export const LEGAL_TEXTS_UPDATED = '2026-11-21';
