/** A row as it goes over the wire: timestamps as ISO 8601 texts in UTC. */
export type Json<Row> = { [Name in keyof Row]: JsonValue<Row[Name]> };

type JsonValue<Value> = Value extends Date ? string : Value;

/** The one way from a row of any table to what the API answers. */
export function toJson<Row extends object>(row: Row): Json<Row> {
  const json = { ...row } as Record<string, unknown>;
  for (const name in json) {
    const value = json[name];
    if (value instanceof Date) json[name] = value.toISOString();
  }
  return json as Json<Row>;
}
