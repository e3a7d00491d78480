import { demoAccounts } from '#contract/demo.ts';
import { product } from '#contract/product.ts';
import type { Environment } from '../config/environment.ts';

/** What the start prints to the terminal: where to go, where mails are, who becomes an admin. */
export function startBanner(environment: Environment, facts: { hasAccounts: boolean }): string {
  const lines = [
    ['Open', environment.appUrl],
    ...(environment.demo ? [['Demo', 'read-only']] : []),
    ['Mail', mailLine(environment)],
    ['Admin', adminLine(environment, facts.hasAccounts)],
    ['Database', databaseLine(environment)],
  ];
  const rows = lines.map(([label, text]) => `  ${label?.padEnd(10)}${text}`);
  return [
    `\n${product.name} is ready (${environment.mode} mode)\n`,
    ...rows,
    '\n  Stop it with Ctrl+C\n',
  ].join('\n');
}

function mailLine({ mode, smtpUrl, appUrl, demo }: Environment): string {
  if (demo) return 'none is sent; the page shows the codes';
  if (smtpUrl) return `sent through ${new URL(smtpUrl).host}`;
  return mode === 'local' ? `caught, shown at ${appUrl}/dev/mailbox` : 'none is sent';
}

function adminLine({ mode, adminEmails, adminUserIds, demo }: Environment, hasAccounts: boolean): string {
  if (demo) return `${demoAccounts.admin.name}, by one press on the page`;
  const named = [...adminEmails, ...adminUserIds.map((id) => `user ${id}`)];
  if (named.length > 0) return named.join(', ');
  if (mode === 'hosted') return 'nobody; name someone with ADMIN_EMAILS';
  return hasAccounts ? 'the first account is one' : 'the first person to sign in becomes one';
}

function databaseLine({ databaseUrl, dataDir }: Environment): string {
  if (!databaseUrl) return `PostgreSQL in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
