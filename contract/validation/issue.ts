/** A fault that a schema found: zod's issue, or what is left of it after a way over the wire. */
export interface Issue {
  message: string;
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }>;
  code?: string;
  /** Type that was expected (invalid_type). */
  expected?: string;
  /** Type of the measured value: string, number, array, date… (too_small, too_big, invalid_key). */
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  exact?: boolean;
  /** email, url, uuid… (invalid_format). */
  format?: string;
  /** Allowed values (invalid_value). */
  values?: readonly unknown[];
  /** Names that nobody knows (unrecognized_keys). */
  keys?: readonly string[];
  divisor?: number | bigint;
  /** Parameters of a check of our own. */
  params?: Record<string, unknown>;
}

/**
 * Whether a schema gives its own message: our schemas say `email.required` where zod would say a sentence, those of a
 * feature `tools:validation.serial.required`, with the namespace of its texts.
 */
export function isMessageKey(message: string): boolean {
  const [key = '', namespace] = message.split(':').reverse();
  return /^[a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z]*)+$/.test(key) && /^[a-z-]*$/.test(namespace ?? '');
}

/** Names the field of an issue: `address.lines.0`; empty for the whole value. */
export function issueField(issue: Issue): string {
  return pathOf(issue).map(String).join('.');
}

/** The value that an issue is about, undefined when the input has none there. */
export function issueValue(issue: Issue, input: unknown): unknown {
  return pathOf(issue).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

function pathOf(issue: Issue): PropertyKey[] {
  return (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
}
