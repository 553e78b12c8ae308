import { useStore } from '../lib/store.ts';
import { useServices } from './services-context.tsx';

/** What the tab is called: the song that sounds in it, else the page. */
export function PageTitle({ title }: { title: string }) {
  return <title>{useStore(useServices().soundingTitle) ?? title}</title>;
}
