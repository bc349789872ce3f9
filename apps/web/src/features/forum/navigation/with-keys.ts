/** A device with a mouse has keys. Phones load nothing for what they don't have. */
export const WITH_KEYS = '(hover: hover)';
