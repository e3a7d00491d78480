import type { AllowedEndpoint } from '../auth/allowed-endpoints.ts';
import { count, isTrue, object, type Schema, text } from './schema-parts.ts';

/** Answers of the endpoints by which the desktop app signs in. */
export const desktopAnswers: Partial<Record<AllowedEndpoint, Schema>> = {
  electronTransferUser: object({ code: text, expiresIn: count }),
  // The session is in the cookie; who it belongs to the page asks for (desktop-plugin.ts).
  electronToken: object({ success: isTrue }),
};

export const openDesktopEndpoints: readonly AllowedEndpoint[] = ['electronToken'];
