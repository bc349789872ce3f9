import type { Translation } from '../i18n-types.ts';

export default {} satisfies Translation;
