import type { ApiDocument, Schema } from '../api-document.ts';
import { referenceOf, resolveSchema } from '../schema/resolve-schema.ts';

/** By format, where a placeholder would not show how it looks. */
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  email: 'amina@example.com',
  uri: 'https://example.com',
};

/**
 * A value that a schema takes, for an example: the least that must be there. What only the reader knows is a placeholder
 * such as `<id>`.
 * @param name of the field that holds it
 */
export function exampleValue(
  document: ApiDocument,
  schema: Schema,
  name = 'value',
  within: readonly string[] = [],
): unknown {
  const reference = referenceOf(schema);
  if (reference !== undefined && within.includes(reference)) return {};
  const known = reference === undefined ? within : [...within, reference];
  const resolved = resolveSchema(document, schema);
  if (resolved.default !== undefined) return resolved.default;
  if ('const' in resolved) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  const variant = (resolved.anyOf ?? resolved.oneOf)?.find(({ type }) => type !== 'null');
  if (variant) return exampleValue(document, variant, name, known);
  const type = [resolved.type ?? []].flat().find((one) => one !== 'null');
  if (type === 'array') return [exampleValue(document, resolved.items ?? {}, name, known)];
  if (type === 'object' || resolved.properties) return exampleObject(document, resolved, known);
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(resolved.minimum ?? 1, 1);
  return formats[resolved.format ?? ''] ?? `<${name}>`;
}

function exampleObject(document: ApiDocument, schema: Schema, within: readonly string[]): object {
  const entries = Object.entries(schema.properties ?? {});
  const needed = entries.filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(
    needed.map(([name, property]) => [name, exampleValue(document, property, name, within)]),
  );
}
