/** What a drill saw of one thing that must hold. */
export interface Finding {
  expected: string;
  seen: string;
  kept: boolean;
  /** A bound of time: the command judges it, tests on busy machines do not. */
  timed: boolean;
}

/** How a drill tells what happens, as it happens. */
export interface DrillLog {
  did(what: string): void;
  expect(expected: string, kept: boolean, seen: unknown): void;
  /** Milliseconds against the bound of the product. */
  expectWithin(expected: string, bound: number, milliseconds: number): void;
}

export interface Drill {
  name: string;
  /** One sentence: which fault, and beside what. */
  does: string;
  /** Whether it is short enough, with `quick`, for every run of the tests: a minute for all of them. */
  quick: boolean;
  /** Starts what it needs, and ends it. `quick` asks for the same with less of it. */
  run(log: DrillLog, options: { quick: boolean }): Promise<void>;
}

/** Thrown by a drill that cannot be had on this machine. */
export class Skipped extends Error {
  override name = 'Skipped';
}

export type Verdict = 'kept' | 'broken' | 'skipped';

/** Milliseconds after which the product is to be well again, once what was away is back. */
export const recoveryMs = 5_000;

/**
 * Runs a drill, and says each thing at once through `say`.
 * @returns what was found; a drill that fails with an error has one finding more, which is broken
 */
export async function runDrill(
  drill: Drill,
  options: { quick: boolean; say(line: string): void },
): Promise<{ verdict: Verdict; findings: Finding[] }> {
  const { say, quick } = options;
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    findings.push(finding);
    say(
      `  ${finding.kept ? 'ok    ' : 'BROKEN'} expected: ${finding.expected}\n         saw:      ${finding.seen}`,
    );
  };
  const log: DrillLog = {
    did: (what) => say(`  did    ${what}`),
    expect: (expected, kept, seen) => add({ expected, kept, seen: asText(seen), timed: false }),
    expectWithin: (expected, bound, milliseconds) =>
      add({
        expected: `${expected} within ${bound} ms`,
        kept: milliseconds <= bound,
        seen: `${Math.round(milliseconds)} ms`,
        timed: true,
      }),
  };
  say(`${drill.name}: ${drill.does}`);
  try {
    await drill.run(log, { quick });
  } catch (error) {
    if (error instanceof Skipped) {
      say(`  skipped: ${error.message}`);
      return { verdict: 'skipped', findings };
    }
    log.expect('the drill comes to its end', false, (error as Error).stack);
  }
  return { verdict: findings.every(({ kept }) => kept) ? 'kept' : 'broken', findings };
}

function asText(seen: unknown): string {
  return typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? String(seen));
}
