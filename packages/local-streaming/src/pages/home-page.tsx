/** @jsxRuntime automatic */
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';

/** `/` where the service runs alone: what it is, for somebody who opens its address. */
export function HomePage({ frame, url }: { frame: PageFrame; url: string }) {
  return (
    <Layout frame={frame} title="Start">
      <div className="panel">
        <h1>Attune’s built-in music</h1>
        <p className="lead">
          This streaming service speaks to applications, which show its music and play it. Here one signs in
          for them.
        </p>
        <p>
          Its Web API is at <code>{`${url}/v1`}</code>, its accounts service at <code>{url}</code>.
        </p>
      </div>
    </Layout>
  );
}
