import { expect, it } from 'vitest';
import type { MailTemplates } from '../mail-templates.ts';

it('mails can be rendered before any page is, as development does it', async () => {
  const { createServer } = await import('vite');
  const server = { middlewareMode: true, hmr: false, watch: null } as const;
  const vite = await createServer({ appType: 'custom', configLoader: 'native', server });
  try {
    const templates = (await vite.ssrLoadModule('/server/email/templates/index.tsx')) as MailTemplates;
    const mail = await templates.renderMail('sign-in-code', 'en', { code: 'K7M2QX', minutes: 10 });
    expect(mail.text).toContain('K7M2QX');
  } finally {
    await vite.close();
  }
});
