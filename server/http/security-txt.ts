import { type RequestHandler, Router } from 'express';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Environment } from '../config/settings.ts';

const path = '/.well-known/security.txt';

/** RFC 9116 recommends expiry within a year. Ours is renewed daily, so it never expires while the product runs. */
const daysOfValidity = 180;

/** Serves /.well-known/security.txt (RFC 9116): the contact for reports of vulnerabilities. */
export function securityTxt({ mode, appUrl }: Pick<Environment, 'mode' | 'appUrl'>): RequestHandler {
  const router = Router();
  router.get(path, (_req, res) => {
    const expires = new Date();
    expires.setUTCDate(expires.getUTCDate() + daysOfValidity);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${appFacts().product.contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${appFacts().product.reportLanguages.join(', ')}`,
      ...(mode === 'hosted' ? [`Canonical: ${appUrl}${path}`] : []),
    ];
    res
      .set('Cache-Control', 'public, max-age=86400')
      .type('txt')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
