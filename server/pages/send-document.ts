import type { Request, Response } from 'express';
import type { Language } from '#contract/languages.ts';
import type { CachedPage } from './page-cache.ts';

/** Sends a page with what every page says; as it was compressed beforehand, where the browser takes that. */
export function sendDocument(
  req: Request,
  res: Response,
  { language, page: { html, brotli } }: { language: Language; page: CachedPage },
): void {
  res.type('html').set({ 'Cache-Control': 'no-store', 'Content-Language': language });
  res.vary('Cookie').vary('Accept-Language');
  if (brotli && req.acceptsEncodings('br')) {
    res.vary('Accept-Encoding').set('Content-Encoding', 'br').send(brotli);
  } else {
    res.send(html);
  }
}
