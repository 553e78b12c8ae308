// From sources it takes seconds to load, which the first message would be waiting for.
import '../assistant.ts';
import { start } from '../start.ts';

// The backend alone, as its own process: what `main.ts` starts, without the built browser application.
await start({ env: process.env });
