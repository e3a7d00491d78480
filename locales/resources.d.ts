import type account from './en/account.json';
import type activity from './en/activity.json';
import type apiDocumentation from './en/api-documentation.json';
import type common from './en/common.json';
import type csv from './en/csv.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type desktop from './en/desktop.json';
import type desktopSignIn from './en/desktop-sign-in.json';
import type email from './en/email.json';
import type errorPages from './en/error-pages.json';
import type errors from './en/errors.json';
import type home from './en/home.json';
import type list from './en/list.json';
import type palette from './en/palette.json';
import type repositories from './en/repositories.json';
import type sessions from './en/sessions.json';
import type signIn from './en/sign-in.json';
import type ui from './en/ui.json';
import type users from './en/users.json';
import type validation from './en/validation.json';

/** The shape of all texts, namespace by namespace, as English has them. The locale check holds it complete. */
export interface Resources {
  account: typeof account;
  activity: typeof activity;
  'api-documentation': typeof apiDocumentation;
  common: typeof common;
  csv: typeof csv;
  dashboard: typeof dashboard;
  demo: typeof demo;
  desktop: typeof desktop;
  'desktop-sign-in': typeof desktopSignIn;
  email: typeof email;
  'error-pages': typeof errorPages;
  errors: typeof errors;
  home: typeof home;
  sessions: typeof sessions;
  list: typeof list;
  palette: typeof palette;
  repositories: typeof repositories;
  'sign-in': typeof signIn;
  ui: typeof ui;
  users: typeof users;
  validation: typeof validation;
}
