import postgres from 'postgres';
import { product } from '#contract/product.ts';

export function embeddedUrl(port: number, password: string, database: string): string {
  return `postgres://${product.slug}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Determines what listens on a port: our cluster, a PostgreSQL that accepts no connections now (it starts, stops or is
 * full), or something else.
 * @param data the data folder of our cluster
 */
export async function probePort(
  port: number,
  password: string,
  data: string,
): Promise<'ours' | 'busy' | 'silent'> {
  const sql = postgres(embeddedUrl(port, password, 'postgres'), {
    max: 1,
    connect_timeout: 2,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`;
    return row?.data === data ? 'ours' : 'silent';
  } catch (error) {
    const busy = ['57P03', '53300'];
    return busy.includes((error as { code?: string }).code ?? '') ? 'busy' : 'silent';
  } finally {
    await sql.end({ timeout: 1 });
  }
}
