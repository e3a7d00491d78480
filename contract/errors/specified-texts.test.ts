import { describe, expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';
import { translatedLanguages } from '#tests/support/translated-languages.ts';
import { languages } from '../languages.ts';
import { isErrorCode } from './codes.ts';

/** The product owner's error catalogue, code by code. */
const specifiedCodes = `
  USER_NOT_FOUND FAILED_TO_CREATE_USER FAILED_TO_CREATE_SESSION FAILED_TO_UPDATE_USER FAILED_TO_GET_SESSION
  INVALID_PASSWORD INVALID_EMAIL INVALID_EMAIL_OR_PASSWORD SOCIAL_ACCOUNT_ALREADY_LINKED PROVIDER_NOT_FOUND
  INVALID_TOKEN ID_TOKEN_NOT_SUPPORTED FAILED_TO_GET_USER_INFO USER_EMAIL_NOT_FOUND EMAIL_NOT_VERIFIED
  PASSWORD_TOO_SHORT PASSWORD_TOO_LONG USER_ALREADY_EXISTS EMAIL_CAN_NOT_BE_UPDATED CREDENTIAL_ACCOUNT_NOT_FOUND
  SESSION_EXPIRED FAILED_TO_UNLINK_LAST_ACCOUNT ACCOUNT_NOT_FOUND OTP_EXPIRED INVALID_OTP BANNED_USER
  MISSING_RESPONSE SERVICE_UNAVAILABLE VERIFICATION_FAILED UNKNOWN_ERROR
  YOU_CANNOT_BAN_YOURSELF YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS
  YOU_ARE_NOT_ALLOWED_TO_LIST_USERS YOU_ARE_NOT_ALLOWED_TO_BAN_USERS YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS
  YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS
  YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION
  ORGANIZATION_ALREADY_EXISTS ORGANIZATION_NOT_FOUND NO_ACTIVE_ORGANIZATION MEMBER_NOT_FOUND ROLE_NOT_FOUND
  TEAM_ALREADY_EXISTS TEAM_NOT_FOUND INVITATION_NOT_FOUND USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION FAILED_TO_RETRIEVE_INVITATION
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED UNABLE_TO_REMOVE_LAST_TEAM
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION DEMO_MODE_ENABLED`
  .trim()
  .split(/\s+/);

/** Where the product's owner gave the words. */
const specifiedTexts: Record<string, string> = {
  'errors:SESSION_EXPIRED': 'Session expired. Re-authenticate to perform this action.',
  'errors:FAILED_TO_UNLINK_LAST_ACCOUNT': "You can't unlink your last account",
  'errors:YOU_CANNOT_BAN_YOURSELF': 'You cannot ban yourself',
  'errors:BANNED_USER': 'You have been banned from this application.',
  'errors:RESOURCE_NOT_ALLOWED': 'You are not allowed to access resource: {resource}',
  'errors:UNAUTHORIZED': 'unauthorized to access resource',
  'errors:FORBIDDEN': 'Not authorized',
  'errors:DEMO_MODE_ENABLED': 'This is a read-only demo, this action is disabled.',
  'sign-in:error.signup_disabled.title': 'Account not found',
  'sign-in:error.signup_disabled.description': 'You need an account to sign in',
  'sign-in:error.access_denied.title': 'Access Denied',
  'sign-in:error.access_denied.description': 'Unable to sign in, please try again',
  'sign-in:error.unknown_error.title': 'Something went wrong',
  'sign-in:error.unknown_error.description': 'Failed to login, please try again',
  'sign-in:login.orContinueWith': 'or continue with',
  'sign-in:onboarding.title': 'Welcome',
  'sign-in:onboarding.continue': 'Continue',
  'sign-in:onboarding.signOut': 'Sign Out',
  'error-pages:forbidden.title': 'You do not have access to this page',
  'error-pages:notFound.title': 'This page could not be found',
  'error-pages:server.title': 'Something went wrong',
  'error-pages:unknown.title': 'Something went wrong',
  'error-pages:tryAgain': 'Try Again',
  'error-pages:back': 'Back',
  'error-pages:home': 'Home',
  'ui:error.title': 'Something went wrong',
  'ui:noData': 'No Data',
  'ui:noResults': 'No results for "{{searchTerm}}"',
  'ui:error.retry': 'Retry',
  'ui:cancel': 'Cancel',
  'ui:confirm.action': 'Confirm',
  'ui:confirm.title': 'Are you sure?',
  'ui:date.pick': 'Pick a date',
  'common:navigation.home': 'Home',
  'common:navigation.application': 'Application',
  'common:navigation.dashboard': 'Dashboard',
  'common:navigation.configuration': 'Configuration',
  'users-area:title': 'Users',
  'common:navigation.account': 'Account',
  'common:navigation.openApp': 'Open App',
  'common:navigation.apiDocumentation': 'API Documentation',
  'common:navigation.logout': 'Logout',
  'validation:email.required': 'Email is required',
  'validation:email.invalid': 'Email is invalid',
  'validation:code.required': 'Code is required',
  'validation:code.invalid': 'Code is invalid',
  'validation:code.length': 'Code should be 6 characters',
  'validation:name.required': 'Name is required',
  'validation:name.invalid': 'Name is invalid',
};

describe('the specified error codes', () => {
  it.each(specifiedCodes)('%s has a text in each language', (code) => {
    expect(isErrorCode(code)).toBe(true);
    const texts = languages.map((language) => translator(language)(`errors:${code}`));
    expect(texts.every((text) => text !== '' && text !== code)).toBe(true);
    expect(new Set(texts).size).toBe(translatedLanguages('errors').length);
  });
});

describe('the specified texts, word for word', () => {
  it.each(Object.entries(specifiedTexts))('%s', (key, text) => {
    const parameters = { resource: '{resource}', searchTerm: '{{searchTerm}}' };
    expect(translator('en')(key, parameters)).toBe(text);
  });
});
