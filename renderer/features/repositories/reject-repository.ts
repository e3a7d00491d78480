import { rejectForm } from '../../components/form/form-error.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api.ts';

/** Added to the data of the error for a name that is taken: the id of the repository that has it. */
export interface UsedName {
  usedBy?: string;
}

/** The answer for a form that the server rejected; for a name that is taken, with the repository that has it. */
export async function rejectRepository(api: Api, error: unknown, values: Record<string, string>) {
  if (!(error instanceof ApiError) || !isAboutName(error)) return rejectForm(error, values);
  const usedBy = await findByName(api, values.name ?? '').catch(() => undefined);
  const data = { ...(error.data as object), usedBy } satisfies UsedName;
  return rejectForm(new ApiError(error.status, error.code, error.message, data, error.requestId), values);
}

function isAboutName({ data }: ApiError): boolean {
  return (data as { fields?: Record<string, string> } | null | undefined)?.fields?.name !== undefined;
}

/** The id of the repository with a name, where a look through the first of those that are like it finds it. */
async function findByName(api: Api, name: string): Promise<string | undefined> {
  const { items } = await api.repositories.list.call({ searchTerm: name, sort: 'name', limit: 100 });
  const comparable = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return items.find((item) => comparable(item.name) === comparable(name))?.id;
}
