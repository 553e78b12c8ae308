/** Sizes every picture is offered in, in pixels, the largest first as at Spotify. */
export const imageSizesPx = [640, 300, 64] as const;

export type ImageKind = 'album' | 'artist' | 'playlist' | 'user';
/** What has a page of its own. */
export type PageKind = ImageKind | 'track';

/** Addresses of things: in the Web API, on the pages, and of their pictures. */
export function createAddresses(publicUrl: () => string) {
  return {
    api: (path: string) => `${publicUrl()}/v1/${path}`,
    page: (kind: PageKind, id: string) => `${publicUrl()}/${kind}/${encodeURIComponent(id)}`,
    images: (kind: ImageKind, id: string, version?: string) =>
      imageSizesPx.map((size) => ({
        url: `${publicUrl()}/image/${kind}/${encodeURIComponent(id)}/${size}.svg${version === undefined ? '' : `?v=${version}`}`,
        height: size,
        width: size,
      })),
  };
}
export type Addresses = ReturnType<typeof createAddresses>;

/** What every object of the Web API begins with. */
export function identityOf(addresses: Addresses, kind: PageKind, id: string) {
  return {
    external_urls: { spotify: addresses.page(kind, id) },
    href: addresses.api(`${kind}s/${encodeURIComponent(id)}`),
    id,
    uri: `spotify:${kind}:${id}`,
  };
}
