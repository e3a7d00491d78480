/** Rows that are in memory at once. */
const rowsAtOnce = 1000;

export interface PageRequest {
  cursor: string | undefined;
  limit: number;
}

/** One page of a list, and where the next one begins; null at the end. */
interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** Page by page, as the list is read: no transaction stays open for as long as the slowest caller takes. */
export async function* readAllPages<Row>(
  readPage: (place: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { rows, nextCursor }: Page<Row> = await readPage({ cursor, limit: rowsAtOnce });
    cursor = nextCursor;
    yield rows;
  }
}
