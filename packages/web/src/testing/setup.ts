import { guardConsole } from './console-guard.ts';

// Code without a document: what it says on the console is all there is to guard.
guardConsole();
