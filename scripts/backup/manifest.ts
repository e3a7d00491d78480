import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { product } from '#contract/product.ts';
import { StartupError } from '#server/config/startup-error.ts';

const fileName = 'manifest.json';

const tableSchema = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  /** Those that are stored; what the database generates is left out. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Of its file, which is compressed. */
  bytes: z.int().min(0),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(`${product.slug}-backup-1`),
  /** Of the product that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the migrations that the schema is made of; in older backups their dates, in milliseconds. */
  migrations: z.array(z.union([z.string(), z.int()])).min(1),
  tables: z.array(tableSchema),
});

/** What a backup holds. Written last: a folder without it is half a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

export type SavedTable = z.infer<typeof tableSchema>;

export function fileOf(table: string): string {
  return `${table}.copy.gz`;
}

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const content = { format: `${product.slug}-backup-1`, ...manifest };
  const text = JSON.stringify({ ...content, sha256: checksum(content) }, null, 2);
  await writeFile(join(folder, fileName), `${text}\n`, { mode: 0o600, flag: 'wx' });
}

/** @throws {StartupError} when it is missing, damaged or of something else */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new StartupError(
      `${folder} holds no ${fileName}: it is no backup, or one that did not come to its end.`,
    );
  });
  const { sha256, ...content } = parse(text) ?? {};
  if (sha256 === undefined || sha256 !== checksum(content)) {
    throw new StartupError(`The ${fileName} in ${folder} is damaged.`);
  }
  const parsed = manifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartupError(`${folder} holds no backup that this version of ${product.name} can read.`);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function checksum(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
