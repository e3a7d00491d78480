import type { Schema } from '../api-document.ts';

/** A limit of a value, in signs that every language reads alike: '1–100', '≥ 1'. */
export interface SchemaFact {
  /** Key of its name below `api-documentation:facts`. */
  kind: 'format' | 'length' | 'value' | 'items' | 'pattern' | 'encoding' | 'default';
  text: string;
}

/** What a schema demands of a value beside its type. */
export function schemaFacts(schema: Schema): SchemaFact[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const facts: [SchemaFact['kind'], string | undefined][] = [
    ['format', schema.format],
    ['length', range(schema.minLength, schema.maxLength)],
    ['value', range(safe(minimum), safe(maximum))],
    ['value', exclusiveMinimum === undefined ? undefined : `> ${exclusiveMinimum}`],
    ['value', exclusiveMaximum === undefined ? undefined : `< ${exclusiveMaximum}`],
    ['items', range(schema.minItems, schema.maxItems)],
    ['pattern', schema.pattern],
    ['encoding', schema.contentEncoding],
    ['default', schema.default === undefined ? undefined : JSON.stringify(schema.default)],
  ];
  return facts.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text }]));
}

/** The bounds that a generator writes for every integer say nothing. */
function safe(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function range(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least}–${most}`;
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? undefined : `≤ ${most}`;
}
