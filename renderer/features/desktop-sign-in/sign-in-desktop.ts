import { type ActionFunctionArgs, redirect } from 'react-router';
import { providerParameter } from '#contract/desktop/addresses.ts';
import { parseDesktopSignInRequest } from '#contract/schemas/desktop-sign-in.ts';
import type { DesktopSignInCode } from '#contract/schemas/desktop-sign-in-code.ts';
import { type FormError, rejectForm, rejectUnknown } from '../../components/form/form-error.ts';
import { readField } from '../../components/form/form-values.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';

/** Action data of the page: the code, or the error. */
export type DesktopSignInResult = DesktopSignInCode | FormError;

/** Makes the code that the user has agreed to; `intent=change` signs out and begins again with another account. */
export async function signInDesktop({ signIn, init }: Services, { request }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const signInRequest = parseDesktopSignInRequest(searchParams);
  // Another account is another choice.
  searchParams.delete(providerParameter);
  const again = () => redirect(`${pathname}?${searchParams}`, 303);
  if (!signInRequest) return again();
  const form = await request.formData();
  try {
    const intent = readField(form, 'intent');
    if (intent === 'change') {
      await signIn.signOut();
      return again();
    }
    if (intent !== 'continue') return rejectUnknown('intent', {});
    return await signIn.signInDesktop(signInRequest);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return rejectForm(error, {});
    // The session has ended meanwhile: the guard leads to /login.
    init.set(undefined);
    return again();
  }
}
