/** Parts that a template leaves open. */
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
  return chooseLines(template, conditions)
    .replaceAll(/^[ \t]*\/\*: (\w+) \*\/\n/gm, (line, name: string) =>
      known(texts, name) === '' ? '' : line,
    )
    .replaceAll(/\/\*: (\w+) \*\//g, (_, name: string) => known(texts, name));
}

/** The lines that are wanted. Marks stand on lines of their own, one part may lie in another. */
function chooseLines(template: string, conditions: TemplateParts['conditions']): string {
  const open: boolean[] = [];
  const lines = template.split('\n').filter((line) => {
    const [, mark, name = ''] = /^\s*\/\*(if|else|end) ?(\w*)\*\/$/.exec(line) ?? [];
    if (mark === 'if') open.push(known(conditions, name));
    if (mark === 'else') open.push(!open.pop());
    if (mark === 'end') open.pop();
    return mark === undefined && !open.includes(false);
  });
  return lines.join('\n');
}

function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`nothing is said about ${name} of a template`);
  return value;
}
