// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import type { Part } from '../part.ts';

const scopeOfForm = '    const scope = scopeOfNew(areaOf(request), entity, sent);\n';

/** What pages, forms and commands have for the sake of records that belong to organizations. */
export const pages: NonNullable<Part['edits']> = {
  'renderer/components/picture/picture-choice.tsx': [
    { from: 'The picture of a user or an organization: another', to: 'The picture of a user: another' },
  ],
  'renderer/components/record/deletion/deletable-entity.ts': [
    { from: '{ searchTerm: string } & ScopeInput & object', to: '{ searchTerm: string } & object' },
    { from: 'queryOptions(options?: { input: ScopeInput }): Use', to: 'queryOptions(): Use' },
    { from: ', as an area shows it. */', to: '. */' },
    { from: 'deletedIn(area: Area, entity: DeletableEntity,', to: 'deletedIn(entity: DeletableEntity,' },
    {
      from: 'return entity.scoped ? deleted.queryOptions({ input: scopeIn(area, entity) }) : deleted.queryOptions();',
      to: 'return deleted.queryOptions();',
    },
  ],
  'renderer/components/record/deletion/delete-dialog.tsx': [
    { from: '{ ...deletionInput(requested), ...expected }', to: 'deletionInput(requested)' },
  ],
  'renderer/components/record/deletion/deletion-note.tsx': [
    { from: 'deletedIn(useArea(), entity, api)', to: 'deletedIn(entity, api)' },
    { line: "import { useArea } from '../../actions/action-context.ts';" },
  ],
  'renderer/components/list/use-list-page.ts': [
    {
      from: '  /** What its operations are told besides, unless what narrows it says another: the scope. */\n  also?: object;\n',
      to: '',
    },
    { from: ', ...definition.also, ...filters', to: ', ...filters' },
  ],
  'renderer/components/record/form/edit-record-form.tsx': [
    { line: '// As a new one it comes to the organization in which it was.' },
    { line: 'const { organizationId } = record as' },
    { line: '{organizationId !== undefined && <input' },
  ],
  'renderer/components/record/form/reference-input.tsx': [
    { from: '  /** In the forms of records of organizations. */\n  scoped?: true;\n', to: '' },
    { from: '{ of, scoped, ...control }', to: '{ of, ...control }' },
    { line: 'const scope = useFormScope({ scoped });' },
    { from: 'firstReferences(references, scope)', to: 'firstReferences(references)' },
    { from: 'limit: 20, ...scope }', to: 'limit: 20 }' },
    { line: '  organization,' },
    { from: 'email ?? organization ?? undefined', to: 'email ?? undefined' },
  ],
  'renderer/components/record/form/references.ts': [
    {
      from: ' and a picture, too, records of organizations the name of theirs. */',
      to: ' and a picture, too. */',
    },
    { line: '  organization?: string | null;' },
    { line: '@param scope in the forms of records of organizations' },
    { from: '{ list }: References<Key>, scope: ScopeInput = {})', to: '{ list }: References<Key>)' },
    { from: 'limit: 100, ...scope }', to: 'limit: 100 }' },
  ],
  'renderer/app/area-routes.tsx': [
    { line: 'const elsewhere = useElsewhere(' },
    { from: ' {...elsewhere}', to: '' },
  ],
  'renderer/components/record/page/record-page.tsx': [
    { line: 'const { expectedOrganizationId: organization } = useExpected(entity);' },
    { from: 'actions, organization });', to: 'actions });' },
  ],
  'renderer/lib/recent/opened-records.ts': [
    {
      from: '  /** Id of the organization in which it was found, empty for none; left out where that does not matter. */\n  organization?: string | undefined;\n',
      to: '',
    },
    { from: '{ kind, id, at, organization } =', to: '{ kind, id, at } =' },
    { line: "['undefined', 'string'].includes(typeof organization) &&" },
    { from: 'useKeepOpened({ kind, id, organization }', to: 'useKeepOpened({ kind, id }' },
    { line: '// Another organization that is chosen meanwhile is none' },
    { line: 'const found = useEffectEvent(() => organization);' },
    { from: 'toISOString(), organization: found() };', to: 'toISOString() };' },
    { from: 'useEffect, useEffectEvent, useMemo', to: 'useEffect, useMemo' },
    { from: "; of organizations only the active one's. The server", to: '. The server' },
    { from: 'currentUser, activeOrganizationId } = useInit', to: 'currentUser } = useInit' },
    { line: "const active = activeOrganizationId ?? '';" },
    { from: '.filter(({ organization = active }) => organization === active)', to: '' },
    { from: 'text, activeOrganizationId]', to: 'text]' },
  ],
  'renderer/components/record/list/record-search.tsx': [
    {
      from: " above a list of records, with the filter that managers' lists have. */",
      to: ' above a list of records. */',
    },
    { from: '    <>\n      <ListSearch', to: '      <ListSearch' },
    { from: '      <OrganizationFilter entity={entity} address={address} />\n    </>\n', to: '' },
  ],
  'renderer/components/record/form/save-record.ts': [
    {
      from: 'Record<string, string>, scope: ScopeInput): Promise<ApiError>;',
      to: 'Record<string, string>): Promise<ApiError>;',
    },
    { from: scopeOfForm, to: '', times: 2 },
    {
      from: "const { form: sent, values: texts, input, fieldErrors } = await readForm(form, schema, services, request);\n    const expected = sentExpected(sent);\n    const values = { ...texts, ...expected, scope: readField(sent, 'scope') };",
      to: 'const { values, input, fieldErrors } = await readForm(form, schema, services, request);',
    },
    {
      from: '    const expected = sentExpected(sent);\n    const values = { ...texts, ...expected, exp',
      to: '    const values = { ...texts, exp',
    },
    { from: 'create.call({ ...input, ...scope, ...expected })', to: 'create.call(input)', times: 2 },
    { from: '{ ...input, ...expected, id:', to: '{ ...input, id:' },
    {
      from: '      const again = { ...values, ...nextExpected(error, apiServices) };\n',
      to: '',
      times: 2,
    },
    { from: 'error, values, scope), again)', to: 'error, values), values)', times: 2 },
    {
      from: '  values: Record<string, string>,\n  scope: ScopeInput,\n',
      to: '  values: Record<string, string>,\n',
    },
    { from: 'explain(api, error, values, scope)', to: 'explain(api, error, values)' },
  ],
  'renderer/components/record/import/import-records.ts': [
    {
      from: '.call({\n        ...values,\n        ...scopeOfImport(areaOf(request), entity, request),\n      })',
      to: '.call(values)',
    },
    { line: "import { areaOf } from '../entity.ts';" },
  ],
  'renderer/components/record/record-actions.ts': [
    {
      from: "/** Where records are changed. */\nfunction areaOfWrites({ scoped }: Entity): { area?: Area } {\n  return scoped ? {} : { area: 'manager' };\n}\n\n",
      to: '',
    },
    { from: '...areaOfWrites(entity),', to: "area: 'manager',", times: 2 },
    {
      from: "allowed: (init, _, area) => mayIn(area, init, entity, 'update'),",
      to: "allowed: (init) => may(init, entity.resource, 'update'),",
    },
    {
      from: "allowed: (init, _, area) => mayIn(area, init, entity, 'delete'),",
      to: "allowed: (init) => may(init, entity.resource, 'delete'),",
    },
    { from: "import { mayIn } from './scope.ts';", to: "import { may } from '../../lib/permissions.ts';" },
    { line: "import type { Area } from '../actions/palette-context.ts';" },
  ],
  'renderer/components/record/use-entity.ts': [
    { from: ', in the area of the page. */', to: '. */' },
    { from: "Pick<Entity, 'resource' | 'scoped'>", to: "Pick<Entity, 'resource'>" },
    { from: 'mayIn(useArea(), useInit(), entity, action)', to: 'may(useInit(), entity.resource, action)' },
    { from: "import { mayIn } from './scope.ts';", to: "import { may } from '../../lib/permissions.ts';" },
  ],
  'renderer/features/account/delete-dialog.tsx': [
    { line: 'const owned = ownedAloneOf(send.error);' },
    {
      from: '      {owned.length > 0 && (\n        <ul aria-label={t(\'delete.ownedAlone\')} className="list-disc ps-5 text-13">\n          {owned.map((organization) => (\n            <li key={organization.id}>\n              <Link to={`/app/organizations/${organization.id}`} className="link">\n                <bdi>{organization.name}</bdi>\n              </Link>\n            </li>\n          ))}\n        </ul>\n      )}\n',
      to: '',
    },
    { line: "<li>{t('delete.organizations')}</li>" },
    {
      from: "\n/** The organizations that need another owner before this account can go, as the server names them. */\nfunction ownedAloneOf(error: unknown): readonly { id: string; name: string }[] {\n  if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_OWNS_ORGANIZATIONS') return [];\n  return (error.data as { organizations?: { id: string; name: string }[] } | undefined)?.organizations ?? [];\n}\n",
      to: '',
    },
  ],
  'renderer/features/dev-ui/samples.ts': [{ from: 'Move to organization', to: 'Move to folder' }],
  'renderer/layout/routes/require-permission.ts': [
    {
      from: "\n/** The same for pages of the user area about records of organizations: the role in the active one counts. */\nexport async function requireTenantPermission(\n  { init }: Services,\n  entity: Pick<Entity, 'resource' | 'scoped'>,\n  action: string,\n): Promise<void> {\n  if (!mayIn('app', await init.load(), entity, action)) throw data(null, { status: 403 });\n}\n",
      to: '',
    },
  ],
  'scripts/add.ts': [
    { from: ' [--scope SCOPE]', to: '' },
    { line: '  --scope SCOPE  organization:' },
    { line: "  scope: { type: 'string' }," },
    { line: '  scope?: string;' },
    { from: '{ plural, icon, scope }: Given', to: '{ plural, icon }: Given' },
    { line: 'scope: readScope(scope),' },
  ],
  'scripts/add/entity-files.ts': [
    {
      from: "  const plain = { templates: readTemplates(folder), parts: entityParts(entity) };\n  const { templates, parts } = entity.scope === 'organization' ? scopedSources(entity, plain) : plain;\n",
      to: '  const templates = readTemplates(folder);\n  const parts = entityParts(entity);\n',
    },
  ],
  'scripts/add/entity-parts.ts': [
    { line: 'scope?: EntityScope | undefined;' },
    {
      from: '/**\n * As many columns as a list has room for, beside the name and the last change. For managers those of organizations have\n * one more, with the organization.\n */\nconst mostColumns = { installation: 4, organization: 3 };',
      to: '/** As many columns as a list has room for, beside the name and the last change. */\nconst mostColumns = 4;',
    },
    { from: "{ names, fields, key, scope = 'installation' }: Entity", to: '{ names, fields, key }: Entity' },
    { from: 'mostColumns[scope]', to: 'mostColumns' },
  ],
  'scripts/add/plan-entity.ts': [
    { line: 'scope?: EntityScope | undefined;' },
    { from: ", scope = 'installation' }", to: ' }' },
    { line: 'checkScope(scope, fields, project);' },
    {
      from: ', key: freeKey(kebab, takenKeys(project)), scope }',
      to: ', key: freeKey(kebab, takenKeys(project)) }',
    },
  ],
  'scripts/add/plan-field.ts': [
    { line: 'const scope = scopeOf(project, found.feature);' },
    { line: 'checkScope(scope, [field], project);' },
    {
      from: "    const edited = edit(path, before);\n    const after = scope === 'organization' ? scopedCode(edited, before) : edited;\n",
      to: '    const after = edit(path, before);\n',
    },
  ],
  'server/api-documentation/describe-authentication.ts': [
    {
      from: 'linked accounts, administration of users, organizations.',
      to: 'linked accounts, administration of users.',
    },
  ],
  'server/auth/account/delete-account.ts': [
    { from: '  /** What else goes with the user. */\n  others: readonly RemovePictures[];\n', to: '' },
    { from: '{ pictures, logger, others }', to: '{ pictures, logger }' },
    { line: 'for (const remove of others) await remove(userId);' },
  ],
  'server/auth/admin/admin-checks.ts': [
    {
      from: 'The tables enforce both, but better-auth deletes sessions and linked accounts before it reaches them.',
      to: 'The table enforces it, but better-auth deletes sessions and linked accounts before it reaches that.',
    },
  ],
  'server/auth/auth.ts': [
    {
      from: '      // Its checks of owners and invitations look at this many rows: all that an organization can have.\n      database: { generateId: () => crypto.randomUUID(), defaultFindManyLimit: 500 },\n',
      to: '      database: { generateId: () => crypto.randomUUID() },\n',
    },
  ],
  'server/auth/database-hooks.ts': [
    {
      from: '          const profile = cleanProfileFields(user);\n          if (user.emailVerified) profile.name ||= await invitedName(database, user.email);\n',
      to: '',
    },
    { from: '...profile, language', to: '...cleanProfileFields(user), language' },
  ],
};
