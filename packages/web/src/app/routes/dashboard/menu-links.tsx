import { useContext } from 'react';
import { Link, useLocation } from 'wouter';
import { menuItems } from '../../dashboard-menu.ts';
import { PrefetchContext } from '../prefetch-context.ts';

interface MenuLinksProps {
  /** Icons alone on screen; the words stay as names and tooltips. */
  isCompact: boolean;
  onFollow?: () => void;
}

export function MenuLinks({ isCompact, onFollow }: MenuLinksProps) {
  const [location] = useLocation();
  const prefetch = useContext(PrefetchContext);
  return (
    <ul className="flex flex-col gap-0.5">
      {menuItems.map(({ label, path, icon: Icon }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={location === path ? 'page' : location.startsWith(`${path}/`) || undefined}
            onClick={onFollow}
            onPointerEnter={() => prefetch(path)}
            onFocus={() => prefetch(path)}
            className="menu-item"
            data-tooltip={isCompact ? label : undefined}
            data-tooltip-side="right"
          >
            <Icon size={18} aria-hidden className="shrink-0" />
            <span className={isCompact ? 'sr-only' : 'truncate'}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
