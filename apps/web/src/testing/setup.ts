// These look once, when they are loaded, whether there is a document. Files of one worker share modules,
// so they have to be there before a test stands in for one.
import '@chakra-ui/react';
import '@emotion/cache';
import '@emotion/react';
