// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import type { Part } from '../part.ts';

/** The heading of its column. */
export const exampleTexts = ['repositories:column.organization'];

/** What the example has because its records belong to organizations. */
export const example: NonNullable<Part['edits']> = {
  'contract/repositories/deletion.ts': [{ line: '.input(z.optional(z.object(scopeInput)))' }],
  '#contract/repositories/repositories.ts': [
    { from: '.input(z.extend(repositoryInputSchema, scopeInput))', to: '.input(repositoryInputSchema)' },
  ],
  'renderer/features/repositories/cards/home-cards.tsx': [
    {
      from: '<Link to="/app/repositories" className={buttonClass()}>',
      to: '<Link to="/manager/repositories" className={buttonClass()}>',
    },
  ],
  'renderer/features/repositories/list-page.tsx': [
    {
      from: 'useRepositoryColumns(base, list.readAt, isManaged)',
      to: 'useRepositoryColumns(base, list.readAt)',
    },
    {
      from: "const mayCreate = useMay(repositoryEntity, 'create');",
      to: "const mayCreate = useMay(repositoryEntity, 'create') && isManaged;",
    },
    {
      from: "const mayDelete = useMay(repositoryEntity, 'delete');",
      to: "const mayDelete = useMay(repositoryEntity, 'delete') && isManaged;",
    },
  ],
  'renderer/features/repositories/repositories-palette.ts': [
    { line: 'const scope = scopeIn(area, repositoryEntity);' },
    {
      from: "const mayCreate = (init: Init, area: Area) => mayIn(area, init, repositoryEntity, 'create');\nconst below = (area: Area, page: string) => `${listPath(repositoryEntity, area)}/${page}`;\n",
      to: "const mayCreate = (init: Init) => may(init, 'apps', 'manager') && may(init, 'repository', 'create');\n",
    },
    { from: "(area) => below(area, 'new')", to: "'/manager/repositories/new'" },
    { from: "(area) => below(area, 'import')", to: "'/manager/repositories/import'" },
    {
      from: '(name, area) => below(area, `new?${new URLSearchParams({ name })}`)',
      to: '(name) => `/manager/repositories/new?${new URLSearchParams({ name })}`',
    },
    { line: "import type { Area } from '../../components/actions/palette-context.ts';" },
    { line: "import { listPath } from '../../components/record/entity.ts';" },
    { from: '{ searchTerm, limit, ...scope }', to: '{ searchTerm, limit }' },
    { from: 'limit, signal, area) {', to: 'limit, signal) {' },
  ],
  'renderer/features/repositories/repository-list.tsx': [
    {
      from: 'The same in the manager area, of all organizations: the dashboard',
      to: 'The same in the manager area: the dashboard',
    },
    {
      from: 'managedRepositoryList = managedList<ListedRepository, RepositorySort, RepositoryFilters>({',
      to: 'managedRepositoryList: typeof repositoryList = {',
    },
    { from: '    };\n  },\n});\n', to: '    };\n  },\n};\n' },
    {
      from: 'mayIn(area, init, repositoryEntity, action)',
      to: 'may(init, repositoryEntity.resource, action)',
    },
    { from: 'deletedIn(area, repositoryEntity, api)', to: 'deletedIn(repositoryEntity, api)' },
    {
      from: "import { managedList, mayIn } from '../../components/record/scope.ts';",
      to: "import { may } from '../../lib/permissions.ts';",
    },
  ],
  'renderer/features/repositories/repository-page.tsx': [
    {
      from: '          {isManaged && (\n            <FieldFact name="repositories:column.organization" of={repository.organization}>\n              <bdi>{repository.organization}</bdi>\n            </FieldFact>\n          )}\n',
      to: '',
    },
    { from: ' named={isManaged}>\n        </RecordFacts>', to: ' named={isManaged} />', optional: true },
  ],
  'renderer/features/repositories/routes.ts': [
    {
      from: "    area === 'app'\n      ? requireTenantPermission(services, repositoryEntity, action)\n      : requirePermission(",
      to: '    requirePermission(',
    },
    {
      from: "      loader: async (services, args) => {\n        await requireAction(services, 'create');\n        await loadOrganizationChoice(services, area, repositoryEntity, args);\n      },",
      to: "      loader: (services) => requireAction(services, 'create'),",
    },
    {
      from: "      loader: async (services, args) => {\n        await requireAction(services, 'create');\n        await loadNamedOrganization(services, area, repositoryEntity, args);\n      },",
      to: "      loader: (services) => requireAction(services, 'create'),",
    },
  ],
  'renderer/features/repositories/save-repository.ts': [
    {
      from: '  values: Record<string, string>,\n  scope: ScopeInput,\n',
      to: '  values: Record<string, string>,\n',
    },
    { from: "values.name ?? '', scope)", to: "values.name ?? '')" },
    { from: 'name: string, scope: ScopeInput)', to: 'name: string)' },
    { line: '...scope,' },
    {
      from: "  // A new one belongs to none, where all are meant.\n  const isRival = ({ organizationId }: ListedRepository) => scope.scope !== 'all' || organizationId === null;\n",
      to: '',
    },
    { from: 'isRival(item) && comparable', to: 'comparable' },
    { line: "import type { ListedRepository } from '../../../../contract/repositories/repositories.ts';" },
  ],
  'renderer/features/repositories/use-repository-columns.tsx': [
    { line: '@param named says to which organization each belongs' },
    { from: 'readAt: string, named = false)', to: 'readAt: string)' },
    { line: "...(named ? [organizationColumn(t('column.organization'))] : [])," },
    { from: '[t, base, readAt, named]', to: '[t, base, readAt]' },
    {
      from: "function organizationColumn(head: string): RepositoryColumn {\n  return {\n    key: 'organization',\n    optional: true,\n    head,\n    width: 'w-[16%]',\n    wideOnly: true,\n    className: 'text-text-2',\n    cell: ({ organization }) =>\n      organization && <bdi className=\"block truncate text-match-parent\">{organization}</bdi>,\n  };\n}\n\n",
      to: '',
    },
  ],
  'server/repositories/delete-repositories.test.ts': [
    { line: "const organization = 'https://organization_id.example';" },
    { line: "values (${organization}, 'O', 'o')`;" },
  ],
  'server/repositories/examples/demo-rows.ts': [
    { from: 'import { repositories as closed } from', to: 'import { repositories } from' },
    { from: 'const repositories = wholeTable(closed);\n\n', to: '' },
  ],
  'server/repositories/read-repositories.ts': [
    {
      from: 'async ({ context, input }) =>\n    withReferredNames(context, await readRecord(context, repositoryRecords, input.id)),\n',
      to: '({ context, input }) => readRecord(context, repositoryRecords, input.id)',
    },
  ],
  'server/repositories/repository-records.ts': [
    {
      from: "/** Names of what a repository refers to. */\nconst names = {\n  organization: referredName(repositories.organizationId, organizations),\n};\n\n/** A stored repository as the API answers it. */\nexport const withReferredNames = <Stored extends { id: string }>(\n  context: Pick<ApiContext, 'database'> & { scope: Scope },\n  stored: Stored,\n) => withNames(context, repositories, names, stored);\n\n",
      to: '',
    },
    { from: 'columns: { ...columns, ...names },', to: 'columns,' },
    { from: "Omit<RepositoryFilter, 'searchTerm' | 'scope'>", to: "Omit<RepositoryFilter, 'searchTerm'>" },
    {
      from: 'import { auditEvents, organizations, repositories }',
      to: 'import { auditEvents, repositories }',
    },
  ],
  'server/repositories/write-repositories.ts': [
    {
      from: 'async ({ context, input: { scope: _, ...input } }) =>\n    withReferredNames(context, await createRecord(context, repositoryRecords, input)),\n',
      to: '({ context, input }) => createRecord(context, repositoryRecords, input)',
    },
    {
      from: 'async ({ context, input }) => {\n    const current = async () =>\n      withReferredNames(context, await readRecord(context, repositoryRecords, input.id));\n    return withReferredNames(context, await updateRecord(context, repositoryRecords, input, { current }));\n  });',
      to: '({ context, input }) => updateRecord(context, repositoryRecords, input));',
    },
  ],
};
