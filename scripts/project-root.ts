import { fileURLToPath } from 'node:url';

/** The project's root folder, wherever the clone stands (a path with a space in it included). */
export const projectRoot: string = fileURLToPath(new URL('..', import.meta.url));
