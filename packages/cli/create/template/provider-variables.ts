/** The providers of sign-in that an .env.example has variables for: `github` of GITHUB_CLIENT_ID. */
export function providersIn(example: string): string[] {
  return [...example.matchAll(/^([A-Z]+)_CLIENT_ID=$/gm)].map(([, name = '']) => name.toLowerCase());
}

/** An .env.example without the variables of some providers, and without comments that are about these alone. */
export function withoutProviders(example: string, dropped: readonly string[]): string {
  const isTheirs = (line: string) => dropped.some((name) => line.startsWith(`${name.toUpperCase()}_`));
  const [before = '', section] = example.split(/^(?=# --- Social sign-in)/m);
  if (section === undefined || dropped.length === 0) return example;
  // A comment belongs to the variables below it.
  const groups = section.split(/(?<=^[A-Z_]+=\n)(?=#)/m).map((group) => {
    const lines = group.split('\n').filter((line) => !isTheirs(line));
    return lines.some((line) => /^[A-Z_]+=/.test(line)) ? lines.map(withoutAddresses).join('\n') : '';
  });
  return groups.some((group) => group !== '')
    ? before + withHeading(section, groups.join(''))
    : `${before.trimEnd()}\n`;

  /** `…/callback/github, …/google` names those that are left. */
  function withoutAddresses(line: string): string {
    if (!line.startsWith('# Callback URL')) return line;
    const [start = '', ...ways] = line.split(/(?<=\/callback\/)|, …\//);
    const left = ways.filter((way) => !dropped.includes(way));
    return left.length === ways.length ? line : start + left.join(', …/');
  }
}

/** The heading stands above the first provider, which may be gone. */
function withHeading(section: string, left: string): string {
  const heading = section.slice(0, section.indexOf('\n') + 1);
  return left.startsWith(heading) ? left : heading + left;
}
