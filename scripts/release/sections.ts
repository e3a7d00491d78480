/** Note on a version for applications made from this one. */
export interface AdopterNote {
  /** How likely an application is affected. */
  affects: 'everybody' | 'many' | 'few';
  /** Description of the applications: `who have migrations of their own`. */
  who?: string;
  /** Description of the change, in Markdown. */
  what: string;
  toDo: string;
}

/** An entry of the section 'For adopters'. */
const note = /^\*\*(Everybody|Many|Few)\*\*(?:, ([^:]+))?: (.*?) \*\*To do:\*\* (.*)$/s;

/** Sections that a version with nothing but fixes can have. */
const fixes = ['Fixed', 'Security', 'For adopters'];

/** The entries of each section of a version's notes, by its title: `Added`, `Security`. */
export function readSections(notes: string): Map<string, string[]> {
  const [, ...parts] = notes.split(/^### (.*)$/m);
  const sections = new Map<string, string[]>();
  for (let index = 0; index < parts.length; index += 2) {
    const [, ...entries] = `\n${(parts[index + 1] ?? '').trim()}`.split(/\n- /);
    sections.set(
      (parts[index] ?? '').trim(),
      entries.map((entry) => entry.trim().replaceAll(/\n\s*/g, ' ')),
    );
  }
  return sections;
}

/** The entries under 'For adopters'. */
export function readAdopterNotes(notes: string): AdopterNote[] {
  return (readSections(notes).get('For adopters') ?? []).map((entry) => {
    const [, affects, who, what, toDo] = note.exec(entry) ?? [];
    if (!affects || !what || !toDo)
      throw new Error(
        `CHANGELOG.md, For adopters: '${entry.slice(0, 60)}' is not '**Everybody|Many|Few**: what changed. **To do:** what to do.'`,
      );
    const isAffected = { affects: affects.toLowerCase() as AdopterNote['affects'], ...(who ? { who } : {}) };
    return { ...isAffected, what, toDo };
  });
}

/**
 * Makes sure that a version with nothing but fixes is one: who takes a security fix alone takes it as such a version.
 * @param version such as `1.2.3`; the last number says whether it is one
 */
export function checkPatch(version: string, notes: string): void {
  if (version.endsWith('.0')) return;
  const others = [...readSections(notes).keys()].filter((title) => !fixes.includes(title));
  if (others.length > 0)
    throw new Error(
      `CHANGELOG.md: ${version} is a patch version and can have ${fixes.join(', ')}, but has ${others.join(', ')}`,
    );
}
