/** The Web API's `PagingObject`. */
export interface Paging<Item> {
  href: string;
  limit: number;
  next: string | null;
  offset: number;
  previous: string | null;
  total: number;
  items: Item[];
}

export interface PageRequest {
  limit: number;
  offset: number;
}

/**
 * One page of a list that `items` already holds only that page of.
 * @param url the address of the list; its query is kept, with `limit` and `offset` set for each link
 * @param lastOffset where the last page may begin
 */
export function paging<Item>(
  url: string,
  { limit, offset }: PageRequest,
  total: number,
  items: Item[],
  lastOffset = Number.POSITIVE_INFINITY,
): Paging<Item> {
  const at = (pageOffset: number) => {
    const page = new URL(url);
    page.searchParams.set('offset', String(pageOffset));
    page.searchParams.set('limit', String(limit));
    return page.href;
  };
  return {
    href: at(offset),
    limit,
    next: offset + limit < total && offset + limit <= lastOffset ? at(offset + limit) : null,
    offset,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    total,
    items,
  };
}

/** Cuts the page out of a whole list first. */
export function pagingOf<Source, Item>(
  url: string,
  page: PageRequest,
  all: readonly Source[],
  toItem: (source: Source) => Item,
): Paging<Item> {
  return paging(url, page, all.length, all.slice(page.offset, page.offset + page.limit).map(toItem));
}
