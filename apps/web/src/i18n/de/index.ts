import type { BaseTranslation } from '../i18n-types.ts';

export default {} satisfies BaseTranslation;
