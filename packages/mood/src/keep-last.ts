/**
 * A reader that keeps what it read last. A dozen readers go over one message, one after the other, and each would cut it into words or
 * weigh it anew. What it gives is shared: nobody may change it.
 */
export function keepLast<Key, Read>(read: (key: Key) => Read): (key: Key) => Read {
  let last: { key: Key; read: Read } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, read: read(key) };
    return last.read;
  };
}
