import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { UnsavedChangesPrompt } from '../../../components/form/unsaved-changes-prompt.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { FormHead } from '../../../components/page/form-head.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportAnswer } from './import-repositories.ts';
import { ImportResult } from './import-result.tsx';
import { ImportSource, type Source } from './import-source.tsx';
import { ImportStatus } from './import-status.tsx';

/** Adds many repositories from a CSV file or a pasted text: choose, look through the preview, import. */
export function ImportPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const answer = useActionData<ImportAnswer>();
  const { formData } = useNavigation();
  const working = formData?.get('intent') === 'import';
  const submit = useSubmit();
  const [source, setSource] = useState<Source>({ text: answer?.values.csv ?? '' });
  // What was changed since is not what was looked through.
  const current = answer?.values.csv === source.text.replaceAll('\r\n', '\n') ? answer : undefined;
  const list = { to: '/manager/repositories', label: area('title') };

  function choose(chosen: Source) {
    setSource(chosen);
    if (chosen.file) void submit({ csv: chosen.text, intent: 'preview' }, { method: 'post', replace: true });
  }

  return (
    <>
      <FormHead list={list} name={t('importing.crumb')} />
      <DetailPage
        heading={
          <div className="mb-6">
            <h1 className="text-20">{t('importing.title')}</h1>
            <p className="mt-1 max-w-[64ch] text-13 text-text-2">{t('importing.description')}</p>
          </div>
        }
        facts={<ImportHelp />}
        factsBelow
      >
        {answer?.done && answer.result ? (
          <ImportResult result={answer.result} onAgain={() => setSource({ text: '' })} />
        ) : (
          <PostForm replace className="grid gap-6">
            <FormAlert formError={current} />
            <ImportSource
              source={source}
              fieldError={current?.fieldErrors?.csv}
              looking={formData?.get('intent') === 'preview'}
              onChange={choose}
            />
            <ImportStatus preview={current?.result} working={working} />
            {current?.result && <ImportPreview result={current.result} working={working} />}
          </PostForm>
        )}
        {source.text !== '' && !answer?.done && <UnsavedChangesPrompt />}
      </DetailPage>
    </>
  );
}

/** What a file looks like, with one to begin with. */
function ImportHelp() {
  const { t } = useTranslation('repositories');
  const { t: csv } = useTranslation('csv');
  const heads = [csv('repository.name'), csv('repository.link'), csv('repository.description')];
  const lines = [heads, ['mwangaza-api', 'https://git.mwangaza.example/api', t('importing.help.sample')]];
  const text = lines.map((values) => values.map(quoted).join(',')).join('\r\n');
  return (
    <section className="grid gap-2 text-13 text-text-2">
      <h2 className="text-13 text-text">{t('importing.help.title')}</h2>
      <p>{t('importing.help.columns')}</p>
      <p>{t('importing.help.heads')}</p>
      <p>{t('importing.help.quotes')}</p>
      <a
        // The mark tells spreadsheets that it is UTF-8.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`}
        download="repositories.csv"
        className={buttonClass({ className: 'mt-1 justify-self-start' })}
      >
        <Icon of={Download} />
        {t('importing.help.example')}
      </a>
    </section>
  );
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
