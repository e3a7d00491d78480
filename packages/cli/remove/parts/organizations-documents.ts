import type { Part } from '../part.ts';

const deletion = (before: string, after: string) => [{ from: before, to: after }];

/** What documents and texts say of organizations, beside what is marked. */
export const documents: NonNullable<Part['edits']> = {
  'contract/errors/better-auth-codes.ts': [
    {
      from: 'Codes of better-auth and of its plugins, without those of its organization plugin.',
      to: 'Codes of better-auth and of its plugins.',
    },
  ],
  'create/cli/questions.ts': [{ line: "organizations: 'organizations: members," }],
  'docs/add-an-entity.md': [{ section: '## Records of organizations' }],
  'docs/decisions/README.md': [{ line: '- [0176]' }, { line: '- [0177]' }],
  'locales/ar/users.json': deletion(
    'والحسابات المرتبطة والعضويات. وتُحذف المؤسسات التي لا عضو آخر فيها، ويبقى سجل التدقيق.',
    'والحسابات المرتبطة، ويبقى سجل التدقيق.',
  ),
  'locales/en/users.json': deletion(
    ' with every session, linked account and membership. Organizations without another member go too; the audit trail stays.',
    ' with every session and linked account. The audit trail stays.',
  ),
  'locales/fr/users.json': deletion(
    ' avec ses sessions, ses comptes liés et ses appartenances. Les organisations sans autre membre disparaissent aussi ; le journal reste.',
    ' avec ses sessions et ses comptes liés. Le journal reste.',
  ),
  'locales/sw/users.json': deletion(
    ' pamoja na vipindi vyote, akaunti zilizounganishwa na uanachama. Mashirika yasiyo na mwanachama mwingine pia yanafutwa; kumbukumbu za ukaguzi zinabaki.',
    ' pamoja na vipindi vyote na akaunti zilizounganishwa. Kumbukumbu za ukaguzi zinabaki.',
  ),
};
