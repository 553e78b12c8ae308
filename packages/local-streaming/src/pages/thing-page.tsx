/** @jsxRuntime automatic */
import type { PageKind } from '../wire/addresses.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';

const kindWords: Record<PageKind, string> = {
  playlist: 'Playlist',
  track: 'Song',
  album: 'Album',
  artist: 'Artist',
  user: 'Listener',
};

interface ThingPageProps {
  frame: PageFrame;
  kind: PageKind;
  name: string;
  /** As whatever plays this service's music calls it. */
  uri: string;
}

/** What stands at an address of the service where no application shows it: its name, and how an application finds it. */
export function ThingPage({ frame, kind, name, uri }: ThingPageProps) {
  return (
    <Layout frame={frame} title={name}>
      <div className="panel">
        <p className="muted">{kindWords[kind]}</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">Open it in the application you listen with: it is found there by its name.</p>
        <p>
          <code>{uri}</code>
        </p>
      </div>
    </Layout>
  );
}
