// These look once, when they are loaded, whether there is a document. Files of one worker share modules,
// so they have to be there before a test stands in for one.
import '@chakra-ui/react';
import '@emotion/cache';
import '@emotion/react';
import { afterAll, vi } from 'vitest';

// what the last test of a file has put in the place of a global is gone before the modules of the next one look for it
afterAll(() => void vi.unstubAllGlobals());
