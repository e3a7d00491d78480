/** Looks up a text of a namespace: `errors:USER_NOT_FOUND`, with its parameters. i18next's `t` fits. */
export type Translate = (key: string, parameters?: Record<string, unknown>) => string;
