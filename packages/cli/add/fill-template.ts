/** What a template leaves open. */
export interface TemplateParts {
  /** Texts for a mark such as `: name`. */
  texts: Readonly<Record<string, string>>;
  /** Whether the lines from the mark `if name` on are wanted, rather than those after `else`. */
  conditions: Readonly<Record<string, boolean>>;
}

/**
 * Fills a template in. Its marks are comments, so that editors read it as the source that it becomes.
 * @throws {Error} for a mark that nothing is said about
 */
export function fillTemplate(template: string, { texts, conditions }: TemplateParts): string {
  const chosen = template.replaceAll(
    /[ \t]*\/\*if (\w+)\*\/\n?([\s\S]*?)(?:[ \t]*\/\*else\*\/\n?([\s\S]*?))?[ \t]*\/\*end\*\/\n?/g,
    (_, name: string, then: string, otherwise = '') => (known(conditions, name) ? then : otherwise),
  );
  // A mark between elements stands in braces, which go with it.
  const plain = chosen.replaceAll(/^([ \t]*)\{(\/\*: \w+ \*\/)\}$/gm, '$1$2');
  return plain
    .replaceAll(/^[ \t]*\/\*: (\w+) \*\/\n/gm, (line, name: string) =>
      known(texts, name) === '' ? '' : line,
    )
    .replaceAll(/\/\*: (\w+) \*\//g, (_, name: string) => known(texts, name));
}

function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`nothing is said about ${name} of a template`);
  return value;
}
