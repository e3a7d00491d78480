/**
 * Whether a text is one plain e-mail address. Stricter than RFC 5321: no quotes, comments, lists, spaces or line
 * breaks, so that nothing in it can become a second recipient or a header.
 */
export function isMailAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[^\s\p{C}"'`(),:;<>@[\\\]|]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)*[\p{L}\p{N}-]{1,63}$/u.test(address)
  );
}
