import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { FormAlert } from '../../../components/form/form-alert.tsx';
import { UnsavedChangesPrompt } from '../../../components/form/unsaved-changes-prompt.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { FormHead } from '../../../components/page/form-head.tsx';
import { ImportHelp } from './import-help.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportAnswer } from './import-repositories.ts';
import { ImportResult } from './import-result.tsx';
import { ImportSource, type Source } from './import-source.tsx';
import { ImportStatus } from './import-status.tsx';

/** Adds many repositories from a CSV file or a pasted text: choose, look through the preview, import. */
export function ImportPage() {
  const { t } = useTranslation('repositories');
  const { t: common } = useTranslation();
  const answer = useActionData<ImportAnswer>();
  const { formData } = useNavigation();
  const working = formData?.get('intent') === 'import';
  const submit = useSubmit();
  const [source, setSource] = useState<Source>({ text: answer?.values.csv ?? '' });
  // What was changed since is not what was looked through.
  const current = answer?.values.csv === source.text.replaceAll('\r\n', '\n') ? answer : undefined;
  const list = { to: '/manager/repositories', label: common('navigation.codeRepositories') };

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
