/** `npm run audit`: asks the registry which packages have known vulnerabilities, and says so when none answers. */
import { spawnSync } from 'node:child_process';
import { explainAudit } from './audit/explain-audit.ts';

const { stdout } = spawnSync('npm audit --json', {
  shell: true,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { text, exitCode } = explainAudit(stdout ?? '');
console.log(text);
process.exitCode = exitCode;
