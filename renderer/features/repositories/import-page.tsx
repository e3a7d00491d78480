import { useTranslation } from 'react-i18next';
import { EntityImportPage } from '../../layout/entity/entity-import-page.tsx';
import { repositoryEntity } from './repository-entity.ts';

/** Adds many repositories from a CSV file or a pasted text. */
export function ImportPage() {
  const { t } = useTranslation('repositories');
  const sample = ['mwangaza-api', 'https://git.mwangaza.example/api', t('importing.sample')];
  return <EntityImportPage entity={repositoryEntity} sample={sample} />;
}
