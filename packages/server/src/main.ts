import { builtWebRoot, start } from './start.ts';

await start({ env: process.env, webRoot: builtWebRoot });
