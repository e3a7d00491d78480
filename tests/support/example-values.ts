import * as z from 'zod/mini';

const dates: Record<string, readonly string[]> = {
  date: ['2026-02-03', '2026-03-04'],
  'date-time': ['2026-02-03T04:05:06.789Z', '2026-03-04T05:06:07.890Z'],
};

/**
 * Two different values that a field of an input accepts, as its schema stores them.
 * @throws {Error} where the schema tells too little, such as for the id of another record
 */
export function exampleValues(name: string, schema: z.ZodMiniType): [unknown, unknown] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const [first, second] = [0, 1].map((which) => {
    const accepted = candidates(name, which, json).flatMap((value) => {
      const result = schema.safeParse(value);
      return result.success && result.data !== null ? [result.data] : [];
    });
    if (accepted.length === 0) throw new Error(`give ${name} two values in tests/features`);
    return accepted[0];
  });
  return [first, second];
}

/** Values by the type of a field; texts can be told from all others. */
function candidates(name: string, which: number, json: z.core.JSONSchema.BaseSchema): unknown[] {
  if (json.anyOf) return json.anyOf.flatMap((one) => candidates(name, which, one));
  const types: unknown = json.type;
  if (Array.isArray(types)) return types.flatMap((type) => candidates(name, which, { ...json, type }));
  if (json.enum) return [json.enum[which % json.enum.length]];
  switch (json.type) {
    case 'string':
      if (json.format && json.format in dates) return [dates[json.format]?.[which]];
      return [
        `${name}-${which} sample`,
        `${name}${which}`,
        `https://${name}${which}.example`,
        `${name}${which}@example.com`,
      ];
    case 'integer':
    case 'number':
      return [7 + which, (json.minimum ?? 0) + which, which];
    case 'boolean':
      return [which === 0];
    case 'array':
      return candidates(name, which, (json.items ?? {}) as z.core.JSONSchema.BaseSchema).map((item) => [
        item,
      ]);
    case 'object': {
      const parts = Object.entries(json.properties ?? {});
      return [
        Object.fromEntries(
          parts.map(([part, inner]) => [
            part,
            candidates(name, which, inner as z.core.JSONSchema.BaseSchema)[0],
          ]),
        ),
      ];
    }
    default:
      return [];
  }
}
