import type { IncomingMessage } from 'node:http';
import type { Visitor } from '#contract/api/init.ts';
import { defaultTheme, isTheme } from '#contract/themes.ts';
import { readCookie } from '../http/read-cookie.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { ApiContext } from './api-context.ts';

/** Makes what the operations work with for one request. */
export type CreateApiContext = (request: IncomingMessage & { originalUrl?: string }) => ApiContext;

interface ContextServices extends Pick<ApiContext, 'environment' | 'database' | 'logger'> {
  findVisitor(request: IncomingMessage): Promise<Visitor | null>;
}

export function apiContextFactory({ findVisitor, ...services }: ContextServices): CreateApiContext {
  return (request) => {
    const theme = readCookie(request.headers.cookie, 'theme');
    let visitor: Promise<Visitor | null> | undefined;
    return {
      ...services,
      logger: request.log ?? services.logger,
      language: requestLanguage(request),
      theme: isTheme(theme) ? theme : defaultTheme,
      visitor: () => {
        visitor ??= findVisitor(request);
        return visitor;
      },
    };
  };
}
