import { isIP } from 'node:net';

const loopbackNames = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address can only be this machine. */
export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.test(hostname);
}

/** The name in a `Host` header, without its port; empty when it is none. */
export function hostnameOf(host: string): string {
  if (/[/@?#\\\s]/.test(host)) return '';
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** An address, or a name without a dot: nobody can give such a one to a page of the public web. */
export function isInternalName(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname) !== 0;
}
