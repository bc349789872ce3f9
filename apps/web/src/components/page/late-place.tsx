/**
 * A place in a page for something that is loaded after it. It says when React has taken the page over: anything put in
 * before that would differ from what the server has sent.
 */
export const LatePlace = ({ name }: { name: string }) => (
  <div data-place={name} ref={(place) => place?.setAttribute('data-there', '')} />
);
