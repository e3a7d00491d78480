/** Lines of level error that servers in this process have logged since the last call of `takeErrors`. */
let errors: string[] = [];

/** Keeps a line of a server's log if it tells of an error. */
export function noteError(line: string): void {
  if (isError(line)) errors.push(line);
}

export function takeErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}

/** The errors in a server's log with their stacks, for whoever looks at a test that failed; empty without any. */
export function describeErrors(log: string): string {
  const lines = log.split('\n').filter(isError);
  return lines.length === 0 ? '' : `The server logged:\n${lines.map(describeLine).join('\n')}`;
}

function isError(line: string): boolean {
  return line.includes('"level":"error"');
}

function describeLine(line: string): string {
  try {
    const { msg, err, url } = JSON.parse(line);
    return [msg, url, err?.stack ?? err?.message].filter(Boolean).join(' ');
  } catch {
    return line;
  }
}
