/** Whom records of an organization can refer to in place of all users: its members. */
const operations = (given: string) => (given === 'api.users' ? '{ list: api.organizations.people }' : given);

/** Where the page of a reference is, in the area of the page that shows it: the user area has none of users. */
const address = (feature: string, id: string) =>
  feature === 'users'
    ? `{area === 'manager' ? \`/manager/users/${id}\` : undefined}`
    : `{\`/\${area}/${feature}/${id}\`}`;

/**
 * Code that says something of the fields of an entity, for one of organizations. What is so already stays.
 * @param before the code of a file that exists, whose unique indexes stay: one may be meant for all organizations
 */
export function scopedCode(code: string, before = ''): string {
  return (
    code
      .replaceAll(/\buniqueIndex\('\w+'\)\.on\((?!\s*scopeKey)/g, (index) =>
        before.includes(index) ? index : `${index}scopeKey(table), `,
      )
      // 'restrict' would keep an organization from being deleted together with both records.
      .replaceAll("{ onDelete: 'restrict' }", "{ onDelete: 'no action' }")
      .replaceAll(
        /(<ReferenceValue [^>]*?)to=\{`\/manager\/([\w-]+)\/(\$\{[^}]+\})`\}/g,
        (_, before: string, feature: string, id: string) => `${before}to=${address(feature, id)}`,
      )
      .replaceAll(
        /<ReferenceInput (?!scoped)([^>]*?)of=\{\(api\) => (api\.\w+)\}/g,
        (_, before: string, of: string) => {
          const list = operations(of);
          return `<ReferenceInput scoped ${before}of={(api) => ${list === of ? of : `(${list})`}}`;
        },
      )
      .replaceAll(
        /firstReferences\((api\.\w+)\)/g,
        (_, of: string) => `firstReferences(${operations(of)}, scope)`,
      )
      .replaceAll(
        // Twice after a field was added.
        /(loadQuery\(services, \(api\) => firstReferences\([^\n]*?, scope\)\))([\s\S]*?),\s*\1/g,
        '$1$2',
      )
  );
}
