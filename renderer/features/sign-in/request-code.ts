import { type ActionFunctionArgs, redirect } from 'react-router';
import { emailSchema } from '#contract/validation/email.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Services } from '../../lib/services.ts';
import { readField, refuse, refuseField } from './form-refusal.ts';
import { sendCode } from './send-code.ts';

/** Sends a code to the address of the form and goes on to where it is entered, or starts a social sign-in. */
export async function requestCode({ signIn }: Services, { request }: ActionFunctionArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get('redirect'));
  const form = await request.formData();
  const values = { email: readField(form, 'email') };
  const provider = readField(form, 'provider');
  try {
    if (provider) return redirect(await signIn.startSocial(provider, target));
    const email = emailSchema.safeParse(values.email);
    if (!email.success) return refuseField('email', email.error.issues, values);
    await sendCode(signIn, email.data);
    const search = new URLSearchParams({ ...(target && { redirect: target }), email: email.data });
    return redirect(`/login/verify?${search}`);
  } catch (error) {
    return refuse(error, values);
  }
}
