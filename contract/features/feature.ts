/**
 * What a feature adds to the lists that contract, server and renderer share. It stands apart from the feature's
 * operations and imports nothing, so that permissions and the audit trail can be built of it and browsers fetch it
 * without any schema.
 */
export interface FeatureFacts {
  /** What can be done with each of its resources: `{ invoice: ['read', 'create'] }`. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** What each role may do with them. */
  readonly grants: Readonly<Record<'user' | 'admin', Readonly<Record<string, readonly string[]>>>>;
  /**
   * Which of its resources belong to organizations, and what those with a role there may do with them. Owners may what
   * admins may.
   */
  readonly organizationGrants?: Readonly<
    Record<'admin' | 'member', Readonly<Record<string, readonly string[]>>>
  >;
  /** What the audit trail records of them: kind of record, dot, what was done. Texts: `activity` in the feature's namespace. */
  readonly auditActions: readonly `${string}.${string}`[];
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

/**
 * What several features add, together. Their resources must have different names.
 * @param byName each under its name, which is that of its folders and of its texts
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
    /** The feature that records an action. */
    featureOf: (action: string): keyof Features | undefined =>
      Object.keys(byName).find((name) => byName[name]?.auditActions.some((known) => known === action)),
  };
}
