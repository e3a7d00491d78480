/** Returns the addresses to which a provider sends users back; both keep the page that was asked for. */
export function socialReturnAddresses(redirect: string | undefined) {
  const search = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return { callbackURL: `/login${search}`, errorCallbackURL: `/login/error${search}` };
}

/** The account stands in both areas. */
const accountPages = ['/app/account', '/manager/account'];

export function isAccountPage(path: unknown): path is string {
  return accountPages.some((page) => page === path);
}

/** Returns the addresses to which a provider sends users back who link an account on an account page. */
export function linkReturnAddresses(accountPage: string, provider: string) {
  return {
    callbackURL: `${accountPage}?${new URLSearchParams({ linked: provider })}`,
    errorCallbackURL: accountPage,
  };
}
