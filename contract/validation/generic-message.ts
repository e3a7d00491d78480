import type { Issue } from './issue.ts';

export interface Message {
  /** Key in the `validation` namespace. */
  key: string;
  parameters: Record<string, unknown>;
}

const types = new Set(['string', 'number', 'boolean', 'date', 'array', 'object']);
const formats = new Set(['email', 'url', 'uuid', 'date', 'time', 'datetime']);

/** The message for a fault of a schema that gives none of its own. `value` is what was wrong. */
export function genericMessage(issue: Issue, value: unknown, valueKnown: boolean): Message {
  if (valueKnown && isMissing(issue, value)) return message('required');
  switch (issue.code) {
    case 'invalid_type':
      return message(`invalidType.${typeName(issue.expected)}`);
    case 'too_small':
      return size(issue, 'tooSmall', issue.minimum);
    case 'too_big':
      return size(issue, 'tooBig', issue.maximum);
    case 'invalid_format':
      return message(`invalidFormat.${formats.has(issue.format ?? '') ? issue.format : 'other'}`);
    case 'invalid_value':
      return message('invalidValue', { options: (issue.values ?? []).map(String) });
    case 'not_multiple_of':
      return message('notMultipleOf', { divisor: String(issue.divisor) });
    case 'unrecognized_keys':
      return message('unrecognizedKeys', { keys: issue.keys ?? [], count: issue.keys?.length ?? 0 });
    default:
      return message('invalid');
  }
}

/** An empty text where at least one character is needed counts as missing: that is how an empty field arrives. */
function isMissing(issue: Issue, value: unknown): boolean {
  if (value === '' && issue.code === 'too_small') return true;
  return (
    (value === undefined || value === null) &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  );
}

function typeName(expected: string | undefined): string {
  if (expected === 'int') return 'integer';
  return expected !== undefined && types.has(expected) ? expected : 'other';
}

function size(issue: Issue, kind: 'tooSmall' | 'tooBig', limit: number | bigint = 0): Message {
  const count = Number(limit);
  switch (issue.origin) {
    case 'string':
      return message(issue.exact ? 'exact.string' : `${kind}.string`, { count });
    case 'array':
    case 'set':
    case 'map':
      return message(issue.exact ? 'exact.array' : `${kind}.array`, { count });
    case 'number':
    case 'int':
    case 'bigint':
      return message(`${kind}.${issue.inclusive === false ? 'numberExclusive' : 'number'}`, {
        limit: String(limit),
      });
    case 'date':
      return message(`${kind}.date`, { date: new Date(count) });
    default:
      return message(`${kind}.other`);
  }
}

function message(key: string, parameters: Record<string, unknown> = {}): Message {
  return { key: `generic.${key}`, parameters };
}
