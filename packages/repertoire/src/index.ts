export { createRepertoire } from './create-repertoire.ts';
