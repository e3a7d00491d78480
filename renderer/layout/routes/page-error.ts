import { isRouteErrorResponse } from 'react-router';
import type { FormError } from '../../components/form/form-error.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { needsDocument } from '../../lib/chunks/chunk.ts';

/** Why a page is not shown, and what replaces it. */
export type PageError =
  | { kind: 'onboarding'; formError?: FormError }
  | {
      kind: 'error';
      page: ErrorPageName;
      status?: number;
      requestId?: string;
      /** Loading its data again is not enough. */
      needsDocument?: boolean;
    };

/** The error pages of the product. */
type ErrorPageName = 'forbidden' | 'notFound' | 'server' | 'offline' | 'unknown';

/** Thrown in place of a page while a user still has to give a name; the root shows the form for it. */
export interface OnboardingRequired {
  kind: 'onboarding-required';
  /** Why the name that was sent is none. */
  formError?: FormError;
}

const pages: Readonly<Record<number, ErrorPageName>> = { 403: 'forbidden', 404: 'notFound' };

/** Returns what replaces a page for an error that was thrown. */
export function pageErrorOf(error: unknown): PageError {
  if (isRouteErrorResponse(error)) {
    const data = error.data as OnboardingRequired | { kind?: undefined; requestId?: string } | null;
    if (data?.kind === 'onboarding-required') return { kind: 'onboarding', formError: data.formError };
    return errorPage(error.status, data?.requestId);
  }
  if (error instanceof ApiError) {
    const { status, requestId, code, data } = error;
    if (status !== 0) return errorPage(status, requestId);
    const page = code === 'OFFLINE' ? 'offline' : 'unknown';
    return { kind: 'error', page, needsDocument: needsDocument(data) };
  }
  return { kind: 'error', page: 'unknown' };
}

function errorPage(status: number, requestId: string | undefined): PageError {
  const page = status >= 500 ? 'server' : pages[status];
  return page ? { kind: 'error', page, status, requestId } : { kind: 'error', page: 'unknown', requestId };
}

/** Key of the title of what replaces the page. */
export function pageErrorTitle(pageError: PageError): string {
  return pageError.kind === 'onboarding'
    ? 'sign-in:onboarding.pageTitle'
    : `error-pages:${pageError.page}.title`;
}
