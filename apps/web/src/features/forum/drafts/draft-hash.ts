/** In the address of a thread they open the form for an answer, or the one of the post that it names. */
export const REPLY_HASH = 'reply';
export const EDIT_HASH = 'edit';
