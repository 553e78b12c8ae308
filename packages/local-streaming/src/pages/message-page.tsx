/** @jsxRuntime automatic */
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';

interface MessagePageProps {
  frame: PageFrame;
  title: string;
  text: string;
  /** A code for whoever set the application up. */
  detail?: string | undefined;
  link: { label: string; path: string };
}

/** Something is not there, or went wrong: what, and where to go from here. */
export function MessagePage({ frame, title, text, detail, link }: MessagePageProps) {
  return (
    <Layout frame={frame} title={title} plain>
      <div className="panel">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {detail && (
          <p>
            <code>{detail}</code>
          </p>
        )}
        <p>
          <a className="primary" href={`${frame.base}${link.path}`}>
            {link.label}
          </a>
        </p>
      </div>
    </Layout>
  );
}
