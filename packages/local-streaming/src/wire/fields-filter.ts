/** A `fields` parameter read: what to keep of an object, or what to leave out. */
interface Selection {
  mode: 'keep' | 'omit';
  fields: Map<string, Selection | null>;
}

/** The deepest thing the Web API answers is `items.item.album.artists.external_urls.spotify`. */
const mostLevels = 10;
const mostCharacters = 2000;

/**
 * Reads the `fields` parameter of the playlist calls: names separated by commas, deeper ones in parentheses or
 * after a dot, left out with an exclamation mark (`items(added_by.id,item(name,album(!images)))`).
 * @returns `null` for what cannot be read, and for what is nested or written longer than any answer is deep
 */
export function parseFields(text: string): Selection | null {
  if (text.length > mostCharacters) return null;
  const tokens = text.match(/[A-Za-z_]+|[(),.!]|\s+|./g)?.filter((token) => token.trim() !== '') ?? [];
  let at = 0;

  const selection = (level: number): Selection | null => {
    if (level > mostLevels) return null;
    const fields = new Map<string, Selection | null>();
    const omit = tokens[at] === '!';
    for (;;) {
      if ((tokens[at] === '!') !== omit) return null;
      if (omit) at += 1;
      if (!field(fields, level)) return null;
      if (tokens[at] !== ',') return { mode: omit ? 'omit' : 'keep', fields };
      at += 1;
    }
  };

  const field = (fields: Map<string, Selection | null>, level: number): boolean => {
    const name = tokens[at];
    if (name === undefined || !/^[A-Za-z_]+$/.test(name)) return false;
    at += 1;
    const opener = tokens[at];
    if (opener !== '(' && opener !== '.') {
      fields.set(name, null);
      return true;
    }
    at += 1;
    const deeper = opener === '(' ? selection(level + 1) : single(level + 1);
    if (!deeper || (opener === '(' && tokens[at++] !== ')')) return false;
    fields.set(name, joined(fields.get(name), deeper));
    return true;
  };

  const single = (level: number): Selection | null => {
    if (level > mostLevels) return null;
    const fields = new Map<string, Selection | null>();
    return field(fields, level) ? { mode: 'keep', fields } : null;
  };

  const parsed = selection(1);
  return parsed && at === tokens.length ? parsed : null;
}

/** `a.b,a.c` asks for both of `a`'s fields. */
function joined(known: Selection | null | undefined, added: Selection): Selection {
  if (known?.mode !== added.mode) return added;
  const fields = new Map(known.fields);
  for (const [name, deeper] of added.fields) fields.set(name, deeper && joined(fields.get(name), deeper));
  return { mode: added.mode, fields };
}

/** What is left of a body; lists are selected from item by item. */
export function selectFields(body: unknown, selection: Selection): unknown {
  if (Array.isArray(body)) return body.map((item) => selectFields(item, selection));
  if (typeof body !== 'object' || body === null) return body;
  const { mode, fields } = selection;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const deeper = fields.get(name);
      if (deeper) return [[name, selectFields(value, deeper)]];
      return fields.has(name) === (mode === 'keep') ? [[name, value]] : [];
    }),
  );
}
