/** Looks up a text of any namespace, with its parameters: `errors:USER_NOT_FOUND`. */
export type Translate = (key: string, parameters?: Record<string, unknown>) => string;
