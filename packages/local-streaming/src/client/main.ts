import { attendPage } from './attend-page.ts';

attendPage(async () => (await import('@attune/repertoire/sound')).createEngine);
