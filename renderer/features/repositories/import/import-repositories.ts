import { importRecords } from '../../../components/record/import/import-records.ts';
import { repositoryEntity } from '../repository-entity.ts';

export const importRepositories = importRecords(repositoryEntity);
