const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL takes a text for a uuid: asked for anything else it fails instead of finding nothing. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
