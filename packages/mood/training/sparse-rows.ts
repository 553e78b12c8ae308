/** Training rows as a sparse matrix: row i holds the entries from `start[i]` up to `start[i + 1]`. */
export interface SparseRows {
  rowCount: number;
  columnCount: number;
  start: Int32Array;
  column: Int32Array;
  value: Float32Array;
}

/** Puts rows of (column, value) pairs one after the other. */
export function packRows(
  rows: ReadonlyArray<{ columns: Int32Array; values: Float32Array }>,
  columnCount: number,
): SparseRows {
  const start = new Int32Array(rows.length + 1);
  for (const [row, { columns }] of rows.entries()) start[row + 1] = (start[row] ?? 0) + columns.length;
  const total = start[rows.length] ?? 0;
  const column = new Int32Array(total);
  const value = new Float32Array(total);
  for (const [row, { columns, values }] of rows.entries()) {
    column.set(columns, start[row] ?? 0);
    value.set(values, start[row] ?? 0);
  }
  return { rowCount: rows.length, columnCount, start, column, value };
}
