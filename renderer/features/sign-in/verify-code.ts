import { type ActionFunctionArgs, redirect } from 'react-router';
import { isLinkCode } from '#contract/sign-in-code.ts';
import { codeSchema } from '#contract/validation/code.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { type FormError, rejectField, rejectForm } from '../../components/form/form-error.ts';
import { readField } from '../../components/form/form-values.ts';
import type { Services } from '../../lib/services/services.ts';
import { sendCode } from './send-code.ts';

/** Action data of the page: the form error, or that another code was sent. */
export type VerifyAnswer = FormError & {
  sentAgain?: boolean;
  /** The new code, where a demo shows it. */
  demoCode?: string | undefined;
};

/** Signs in with the code of the form and goes to the page asked for; `intent=resend` sends a fresh code. */
export async function verifyCode({ signIn }: Services, { request }: ActionFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const email = normalizeEmail(search.get('email')) ?? '';
  const form = await request.formData();
  const isResend = readField(form, 'intent') === 'resend';
  const values: FormError['values'] = isResend ? {} : { code: readField(form, 'code') };
  try {
    if (isResend) {
      const demoCode = await sendCode(signIn, email);
      return { sentAgain: true, demoCode, values: {} } satisfies VerifyAnswer;
    }
    const code = isLinkCode(values.code)
      ? { success: true as const, data: values.code }
      : codeSchema.safeParse(values.code);
    if (!code.success) return rejectField('code', code.error.issues, values);
    await signIn.verifyCode(email, code.data);
    // Without a page to go to, /login knows where this user belongs.
    return redirect(safeRedirect(search.get('redirect')) ?? '/login');
  } catch (error) {
    return rejectForm(error, values);
  }
}
