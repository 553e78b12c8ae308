import type { Named } from '@attune/contract';
import { Fragment } from 'react';
import { Link } from 'wouter';

interface NamedLinksProps {
  /** Before the first of them. */
  word: string;
  items: readonly Named[];
  /** The path of the screen that shows one, `:id` standing for the id. */
  path: string;
}

/** The ways from a song or a record to its artists, and from a song to its record. */
export function NamedLinks({ word, items, path }: NamedLinksProps) {
  if (items.length === 0) return null;
  return (
    <p className="text-s">
      <span className="text-muted">{word} </span>
      {items.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={path.replace(':id', encodeURIComponent(id))} className="text-link">
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
