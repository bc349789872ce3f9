/** The address of a list of all files of this build with a hash in their name, e.g. `/assets/app-B3fK90_x.js`. */
declare const FILES_LIST: string;
/** Names the build: other files, another name. */
declare const BUILD: string;
/** The page that is shown without a network, and what it may load. */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_POLICY: string;
