import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useArea } from '../../actions/action-context.ts';
import { useFormContext } from '../../form/form-context.ts';
import { FormField } from '../../form/form-field.tsx';
import type { Entity } from '../entity.ts';
import { ReferenceInput } from '../form/reference-input.tsx';
import { readScope } from '../record-scope.ts';
import { choosesOrganization, organizationReferences } from './organization-choice.ts';

/**
 * In the form for a new record: to which organization it will belong, where a manager creates it. `?scope=` names one to
 * begin with. Other forms have no such field.
 */
export function OrganizationField({ entity }: { entity: Entity }) {
  return choosesOrganization(useArea(), useInit(), entity) ? <Choice /> : null;
}

function Choice() {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const [parameters] = useSearchParams();
  const { formError } = useFormContext();
  const chosen = formError?.values.scope ?? readScope(parameters).scope ?? '';
  const id = chosen === 'none' ? '' : chosen;
  const { data } = useQuery({
    ...api.organizations.readAny.queryOptions({ input: { id } }),
    enabled: id !== '',
  });
  return (
    <FormField name="scope" label={t('switcher.label')} hint={t('fieldHint')} optional>
      {(control) => (
        <ReferenceInput
          {...control}
          // Its name is known later than what was chosen.
          key={data?.name}
          defaultValue={id}
          label={data?.name}
          placeholder={t('switcher.none')}
          to={{ of: organizationReferences }}
        />
      )}
    </FormField>
  );
}

/** On a page of managers that adds many records: to which organization, where `?scope=` names one. */
export function OrganizationNote({ entity }: { entity: Entity }) {
  return choosesOrganization(useArea(), useInit(), entity) ? <Note /> : null;
}

function Note() {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const { scope: id = '' } = readScope(useSearchParams()[0]);
  const { data } = useQuery({
    ...api.organizations.readAny.queryOptions({ input: { id } }),
    enabled: id !== '' && id !== 'none',
  });
  if (!data) return null;
  return (
    <p className="mt-1 text-13 text-text-2">
      {t('switcher.label')}: <bdi className="font-medium text-text">{data.name}</bdi>
    </p>
  );
}
