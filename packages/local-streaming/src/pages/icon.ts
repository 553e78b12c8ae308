/** The mark of the service in a browser's tab: three bars at different heights. */
export const iconSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">',
  '<rect width="32" height="32" rx="9" fill="#5b3fd6"/>',
  '<g fill="#fff"><rect x="8" y="13" width="4" height="11" rx="2"/><rect x="14" y="8" width="4" height="16" rx="2"/>',
  '<rect x="20" y="16" width="4" height="8" rx="2"/></g>',
  '</svg>',
].join('');
