import type { MeasuredList } from './measured-list.ts';
import { repositories } from './repositories.ts';
import { users } from './users.ts';

export const measuredLists: MeasuredList[] = [repositories, users];

/** Stands for all of them where one is enough. */
export const firstList: MeasuredList = measuredLists[0] ?? users;
