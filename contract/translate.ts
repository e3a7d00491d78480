/** Looks up a text of any namespace, with its parameters: `errors:USER_NOT_FOUND`. Of several keys the first that has one. */
export type Translate = (key: string | string[], parameters?: Record<string, unknown>) => string;
