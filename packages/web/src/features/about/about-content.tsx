import { screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { Skeleton } from '../../components/skeleton.tsx';
import { useInstallation } from './api/get-installation.ts';
import { HowItWorks } from './how-it-works.tsx';
import { texts } from './texts.ts';

/** What Attune is, and what this installation of it is made of. */
export function AboutContent({ onLeave }: { onLeave: () => void }) {
  const { data, isPending } = useInstallation();
  const rows = data && [
    [texts.streaming, data.streaming.name],
    [texts.recommender, data.recommender.name],
    [texts.version, data.version],
  ];
  return (
    <>
      <p>{texts.what}</p>
      <h3 className="mt-5 text-m">{texts.installation}</h3>
      {rows ? (
        <dl className="mt-2 divide-y divide-line border-line border-y text-s">
          {rows.map(([term, value]) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2">
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      ) : isPending ? (
        <div aria-busy className="mt-2">
          <p className="sr-only">{texts.loading}</p>
          {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`my-3 h-4 ${width}`} />
          ))}
        </div>
      ) : (
        <p className="mt-2 text-muted text-s">{texts.unknown}</p>
      )}
      {data !== undefined && <HowItWorks installation={data} />}
      <p className="mt-5 text-muted text-s">
        {texts.privacy}{' '}
        <Link to={screenPaths.privacy} className="text-link" onClick={onLeave}>
          {texts.privacyLink}
        </Link>
      </p>
    </>
  );
}
