import { type ActionFunctionArgs, redirect } from 'react-router';
import { codeSchema } from '#contract/validation/code.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Services } from '../../lib/services.ts';
import { readField, refuse, refuseField } from './form-refusal.ts';

/** Signs in with the code of the form and goes to the page asked for; `intent=resend` sends a fresh code. */
export async function verifyCode({ signIn }: Services, { request }: ActionFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const email = search.get('email') ?? '';
  const form = await request.formData();
  const values = { code: readField(form, 'code') };
  try {
    if (readField(form, 'intent') === 'resend') {
      await signIn.requestCode(email);
      return { sentAgain: true, values };
    }
    const code = codeSchema.safeParse(values.code);
    if (!code.success) return refuseField('code', code.error.issues, values);
    await signIn.verifyCode(email, code.data);
    // Without a page to go to, /login knows where this person belongs.
    return redirect(safeRedirect(search.get('redirect')) ?? '/login');
  } catch (error) {
    return refuse(error, values);
  }
}
