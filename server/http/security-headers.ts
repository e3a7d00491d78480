import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type ContentSecurityPolicyOptions, contentSecurityPolicy } from './content-security-policy.ts';

export interface SecurityHeadersOptions
  extends Omit<ContentSecurityPolicyOptions, 'https' | 'formActionOrigins'> {
  /** Origin of the product; requests are upgraded only if it is https. */
  appUrl: string;
  /** Origins to which a form of ours may be redirected: sign-in providers. Called for each response. */
  formActionOrigins?: () => readonly string[];
}

/** Browser features that are not used; passkeys and the clipboard stay available to our own pages. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'identity-credentials-get', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)', 'publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/**
 * Headers of pages and the API in addition to `baseHeaders`, whose policy they replace. Referrer-Policy is
 * `same-origin`: with `no-referrer` browsers send `Origin: null` with form posts, which the origin check rejects.
 */
export function securityHeaders({ appUrl, ...policy }: SecurityHeadersOptions): RequestHandler {
  const https = appUrl.startsWith('https://');
  const makeHelmet = (origins: readonly string[]) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy({ https, ...policy, formActionOrigins: origins }),
      },
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
  let known: { origins: string; setHelmet: RequestHandler } | undefined;
  return (req, res, next) => {
    // Cached until a provider's discovery adds an origin.
    const current = policy.formActionOrigins?.() ?? [];
    const origins = current.join(' ');
    if (known?.origins !== origins) known = { origins, setHelmet: makeHelmet(current) };
    res.setHeader('Permissions-Policy', permissionsPolicy);
    known.setHelmet(req, res, next);
  };
}
