import { variables } from '#server/config/environment-schema.ts';

/**
 * Every variable that the server knows, blank: for a program that reads the `.env` of whoever runs the tests, which
 * must change nothing. What is set, even to nothing, wins over that file.
 */
export function blankEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
}
