/** Output and exit code of `npm run audit`: 0 no known vulnerability, 1 at least one, 2 no answer. */
export interface AuditResult {
  text: string;
  exitCode: 0 | 1 | 2;
}

interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>;
  metadata?: { dependencies?: { total?: number } };
  message?: string;
}

const nobody = 'No registry answered the audit, so nothing was checked. Ask again where one does';

/**
 * Explains what `npm audit --json` printed. A registry that is away or knows no audits is not mistaken for good news:
 * npm prints an object with a message then, and no list.
 */
export function explainAudit(printed: string): AuditResult {
  const report = read(printed);
  if (!report?.vulnerabilities) {
    return { text: `${nobody}${report?.message ? `: ${report.message}` : ''}`, exitCode: 2 };
  }
  const found = Object.values(report.vulnerabilities);
  const total = report.metadata?.dependencies?.total ?? 0;
  if (found.length === 0) return { text: `No known vulnerability in ${total} packages`, exitCode: 0 };
  const lines = found.map(
    ({ name, severity, range, fixAvailable }) =>
      `${severity.padEnd(8)} ${name} ${range}${fixAvailable ? ' (a fix is there: npm audit fix)' : ''}`,
  );
  return {
    text: [...lines, `${found.length} of ${total} packages, see docs/security.md for the time to mend`].join(
      '\n',
    ),
    exitCode: 1,
  };
}

function read(printed: string): Report | undefined {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return undefined;
  }
}
