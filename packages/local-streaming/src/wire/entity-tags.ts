const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether a browser has what is called so, by what its `If-None-Match` names. A proxy that compresses makes names weak, which means
 * nothing to a whole answer (RFC 9110, section 13.1.2).
 */
export const isNamed = (etag: string, names: string): boolean =>
  names.split(',').some((tag) => bare(tag) === bare(etag));
