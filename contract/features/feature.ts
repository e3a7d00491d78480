/**
 * Permissions and audited actions of a feature, for contract, server and renderer. They stand apart from its
 * operations and import nothing, so that browsers fetch them without any schema.
 */
export interface FeatureFacts {
  /** Actions on each of its resources: `{ invoice: ['read', 'create'] }`. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** Actions that each role grants, by resource. */
  readonly grants: Readonly<Record<'user' | 'admin', Readonly<Record<string, readonly string[]>>>>;
  /**
   * Actions that each role in an organization grants on the resources that belong to organizations. Owners
   * have the grants of admins.
   */
  readonly organizationGrants?: Readonly<
    Record<'admin' | 'member', Readonly<Record<string, readonly string[]>>>
  >;
  /** Audited actions, such as `invoice.created`. Texts: `activity` in the feature's namespace. */
  readonly auditActions: readonly `${string}.${string}`[];
  /** Codes of errors of its own; their texts stand in `locales/<language>/errors.json`. */
  readonly errorCodes?: readonly string[];
}

/** One type with the properties of all members of a union; of none, an empty object. */
type Merged<Union> = [Union] extends [never]
  ? Record<never, never>
  : (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
    ? All
    : never;

type OrganizationGrants<Feature> = Feature extends {
  readonly organizationGrants: { readonly admin: infer Grants };
}
  ? Grants
  : never;

type ErrorCodes<Feature> = Feature extends { readonly errorCodes: readonly (infer Code)[] } ? Code : never;

/**
 * Merges the facts of several features. Their resources must have different names.
 * @param byName facts by name of the feature, which is that of its folders and of its texts
 */
export function mergeFeatures<const Features extends Readonly<Record<string, FeatureFacts>>>(
  byName: Features,
) {
  type Feature = Features[keyof Features];
  const features: readonly FeatureFacts[] = Object.values(byName);
  const merge = (parts: readonly object[]): unknown => Object.assign({}, ...parts);
  return {
    permissions: merge(features.map(({ permissions }) => permissions)) as Merged<Feature['permissions']>,
    grants: {
      user: merge(features.map(({ grants }) => grants.user)) as Merged<Feature['grants']['user']>,
      admin: merge(features.map(({ grants }) => grants.admin)) as Merged<Feature['grants']['admin']>,
    },
    organizationGrants: {
      admin: merge(features.map((feature) => feature.organizationGrants?.admin ?? {})),
      member: merge(features.map((feature) => feature.organizationGrants?.member ?? {})),
    } as Record<'admin' | 'member', Merged<OrganizationGrants<Feature>>>,
    auditActions: features.flatMap(({ auditActions }) => auditActions) as Feature['auditActions'][number][],
    errorCodes: features.flatMap(({ errorCodes = [] }) => errorCodes) as ErrorCodes<Feature>[],
    /** The feature that records an action. */
    featureOf: (action: string): keyof Features | undefined =>
      Object.keys(byName).find((name) => byName[name]?.auditActions.some((known) => known === action)),
  };
}
