import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { FormAlert } from '../../components/form/form-alert.tsx';
import { UnsavedChangesPrompt } from '../../components/form/unsaved-changes-prompt.tsx';
import { BackLink } from '../../components/navigation/back-link.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { FormHead } from '../../components/page/form-head.tsx';
import { ExpectedOrganization } from '../../components/record/conflicts.tsx';
import type { DefinedEntity } from '../../components/record/define-entity.ts';
import { useEntityText } from '../../components/record/entity-text.ts';
import { ImportLines, ImportPreview, ImportStatus } from '../../components/record/import/import-preview.tsx';
import type { ImportAnswer } from '../../components/record/import/import-records.ts';
import type { ImportResult as Result } from '../../components/record/import/import-result.ts';
import { ImportSource, type Source } from '../../components/record/import/import-source.tsx';
import { OrganizationNote } from '../../components/record/organization/organization-field.tsx';
import { useListLink } from '../../components/record/use-entity.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { formatCount } from '../../lib/format/format-number.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';

interface EntityImportPageProps {
  entity: DefinedEntity;
  /** Values of a line of the file that shows what one looks like, below the names of the columns. */
  sample?: readonly string[];
}

/** Adds many records from a CSV file or a pasted text: choose, look through the preview, import. */
export function EntityImportPage({ entity, sample }: EntityImportPageProps) {
  const { t } = useTranslation('import');
  const text = useEntityText(entity);
  const list = useListLink(entity);
  const answer = useActionData<ImportAnswer>();
  const { formData } = useNavigation();
  const working = formData?.get('intent') === 'import';
  const submit = useSubmit();
  const [source, setSource] = useState<Source>({ text: answer?.values.csv ?? '' });
  // What was changed since is not what was looked through.
  const current = answer?.values.csv === source.text.replaceAll('\r\n', '\n') ? answer : undefined;

  function choose(chosen: Source) {
    setSource(chosen);
    if (chosen.file) void submit({ csv: chosen.text, intent: 'preview' }, { method: 'post', replace: true });
  }

  return (
    <>
      <FormHead list={list} name={t('crumb')} />
      <DetailPage
        heading={
          <div className="mb-6">
            <h1 className="text-20">{text('records:importing.title')}</h1>
            <p className="mt-1 max-w-[64ch] text-13 text-text-2">{text('records:importing.description')}</p>
            <OrganizationNote entity={entity} />
          </div>
        }
        facts={<ImportHelp entity={entity} sample={sample} />}
        factsBelow
      >
        {answer?.done && answer.result ? (
          <ImportResult entity={entity} result={answer.result} onAgain={() => setSource({ text: '' })} />
        ) : (
          <PostForm replace className="grid gap-6">
            <FormAlert formError={current} />
            <ExpectedOrganization entity={entity} formError={answer} />
            <ImportSource
              source={source}
              fieldError={current?.fieldErrors?.csv}
              looking={formData?.get('intent') === 'preview'}
              onChange={choose}
            />
            <ImportStatus entity={entity} preview={current?.result} working={working} />
            {current?.result && <ImportPreview entity={entity} result={current.result} working={working} />}
          </PostForm>
        )}
        {source.text !== '' && !answer?.done && <UnsavedChangesPrompt />}
      </DetailPage>
    </>
  );
}

/** Format of a file, with an example to download. */
function ImportHelp({ entity, sample }: EntityImportPageProps) {
  const { fields, texts, path } = entity;
  const { t } = useTranslation('import');
  const text = useEntityText(entity);
  const translate = useTranslate();
  const names = Object.keys(fields).filter((name) => fields[name]?.kind !== 'custom');
  const labels = names.map((name) => translate(`${texts}:form.${name}`));
  const heads = names.map((name) => translate([`${texts}:csv.${name}`, `${texts}:form.${name}`]));
  const file = [heads, ...(sample ? [sample] : [])].map((line) => line.map(quoted).join(',')).join('\r\n');
  return (
    <section className="grid gap-2 text-13 text-text-2">
      <h2 className="text-13 text-text">{t('help.title')}</h2>
      <p>{text('records:importing.columns', { fields: labels })}</p>
      <p>{t('help.heads')}</p>
      <p>{t('help.quotes')}</p>
      <a
        // The mark tells spreadsheets that it is UTF-8.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${file}\r\n`)}`}
        download={`${path}.csv`}
        className={buttonClass({ className: 'mt-1 justify-self-start' })}
      >
        <Icon of={Download} />
        {t('help.example')}
      </a>
    </section>
  );
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

interface ImportResultProps {
  entity: DefinedEntity;
  result: Result;
  onAgain(): void;
}

/** Result of an import: how many records were added, and the lines that were not. */
function ImportResult(props: ImportResultProps) {
  const { entity, result, onAgain } = props;
  const list = useListLink(entity);
  const { t, i18n } = useTranslation('import');
  const text = useEntityText(entity);
  const { create, skip, refuse } = result.counts;
  const left = skip + refuse;
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => void told.current?.focus(), []);
  return (
    <div ref={restoreFocus} className="grid gap-6">
      <div className="grid max-w-form gap-5">
        <div ref={told} tabIndex={-1} className="rounded-8">
          <Alert tone={create > 0 ? 'success' : 'warning'}>
            {text('records:importing.done', {
              count: create,
              total: formatCount(i18n.language, create),
            })}{' '}
            {left > 0 && t('notAdded', { count: left, total: formatCount(i18n.language, left) })}
          </Alert>
        </div>
        <div className="flex flex-wrap gap-2">
          <BackLink to={list.to} className={buttonClass({ variant: 'primary', size: 36 })}>
            {t('toList')}
          </BackLink>
          <Link to={`${list.to}/import`} replace onClick={onAgain} className={buttonClass({ size: 36 })}>
            {t('again')}
          </Link>
        </div>
      </div>
      {left > 0 && <ImportLines entity={entity} result={result} outcomes={['skip', 'refuse']} />}
    </div>
  );
}
