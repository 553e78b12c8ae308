import { screenPaths } from '@attune/contract';
import { Newspaper, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LogoMark } from '../../components/logo.tsx';
import { texts } from './texts.ts';

const linkClass =
  'inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-muted text-s hover:text-ink hover:underline';

/** Place-holders in the specification until the project has accounts to point to. */
const socialLinks = [
  { label: texts.community, icon: Users },
  { label: texts.news, icon: Newspaper },
];

export function Footer() {
  return (
    <footer className="border-line border-t bg-surface">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-8 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="col-span-2 md:col-span-1">
          <span className="flex items-center gap-2 font-bold font-title text-l">
            <LogoMark sizePx={28} />
            Attune
          </span>
          <p className="mt-2 text-muted text-s">{texts.closing}</p>
        </div>
        <FooterGroup title={texts.product}>
          <li>
            <a href="#features" className={linkClass}>
              {texts.featuresLink}
            </a>
          </li>
          <li>
            <a href="#how" className={linkClass}>
              {texts.howLink}
            </a>
          </li>
          <li>
            <a href="#cta" className={linkClass}>
              {texts.startLink}
            </a>
          </li>
        </FooterGroup>
        <FooterGroup title={texts.legal}>
          <li>
            <Link to={screenPaths.terms} className={linkClass}>
              {texts.terms}
            </Link>
          </li>
          <li>
            <Link to={screenPaths.privacy} className={linkClass}>
              {texts.privacy}
            </Link>
          </li>
        </FooterGroup>
        <nav aria-label={texts.social} className="col-span-2 md:col-span-1">
          <ul className="flex gap-1">
            {socialLinks.map(({ label, icon: Icon }) => (
              <li key={label}>
                <a href="#top" aria-label={label} data-tooltip={label} className="icon-button">
                  <Icon size={20} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-body font-semibold text-s">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </nav>
  );
}
