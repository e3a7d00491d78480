/** What a user is called: the name, or the address until there is one. */
export function displayName({ name, email }: { name: string; email: string }): string {
  return name || email;
}
