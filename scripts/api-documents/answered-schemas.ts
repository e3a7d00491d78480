import { organizationSchemas } from './organization-answers.ts';
import type { Schema } from './schema-parts.ts';

/**
 * The schemas of what better-auth answers here: its own, corrected, and those for which it has no name. Without the
 * tables that no answer shows, such as that of passwords.
 */
export function answeredSchemas(given: object, paths: unknown): Record<string, Schema> {
  const tables = nullableSchemas(given as Record<string, Schema>);
  const { Session = {} } = tables;
  // session-plugin.ts
  const token = { type: 'string', description: 'The id once more: the token itself is in the cookie alone.' };
  const schemas = {
    ...tables,
    Session: { ...Session, properties: { ...Session.properties, token } },
    ...organizationSchemas(tables),
  };
  const used = JSON.stringify([paths, schemas]);
  const entries = Object.entries<Schema>(schemas);
  return Object.fromEntries(entries.filter(([name]) => used.includes(`"#/components/schemas/${name}"`)));
}

/** Fields that may be left out are null in answers. */
function nullableSchemas(schemas: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const { properties = {}, required = [] } = schema;
    const loose = Object.entries(properties).map(([field, property]) => {
      const isFree = required.includes(field) || typeof property.type !== 'string';
      return [field, isFree ? property : { ...property, type: [property.type, 'null'] }];
    });
    return [name, { ...schema, properties: Object.fromEntries(loose) }];
  });
  return Object.fromEntries(entries);
}
