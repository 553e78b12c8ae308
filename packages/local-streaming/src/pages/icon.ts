/** Attune's mark in a browser's tab: five bars, one for each mood, on a ground that holds in either theme. */
export const iconSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
  '<rect width="64" height="64" rx="16" fill="#1a1726"/><g stroke-width="6" stroke-linecap="round">',
  '<path stroke="#ffc94d" d="M14 28v8"/><path stroke="#ff8266" d="M23 20v24"/><path stroke="#b795ff" d="M32 13v38"/>',
  '<path stroke="#82aaff" d="M41 22v20"/><path stroke="#5fd6bf" d="M50 28v8"/></g></svg>',
].join('');
