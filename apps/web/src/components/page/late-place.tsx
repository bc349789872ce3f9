/**
 * A place in a page that is filled by what is loaded after it. It says when React has taken the page over: whatever
 * is put in before that would be a difference to what the server has sent.
 */
export const LatePlace = ({ name }: { name: string }) => (
  <div data-place={name} ref={(place) => place?.setAttribute('data-there', '')} />
);
