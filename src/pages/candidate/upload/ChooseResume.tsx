import { useTranslation } from 'react-i18next';
import { mayStartManually } from '#domain/completion.ts';
import { canUpload, type ResumeUploadSnapshot } from '#machines/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUploadTypes.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { SampleResumes } from '#src/pages/candidate/upload/SampleResumes.tsx';
import { UploadFailure } from '#src/pages/candidate/upload/UploadFailure.tsx';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FilePicker } from '#src/ui/FilePicker.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Cluster } from '#src/ui/Stack.tsx';

interface ChooseResumeProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
}

/** The file picker and Upload, which waits for a good file; beside it the way without a file (section 9). */
export function ChooseResume({ snapshot, send }: ChooseResumeProps) {
  const { t, i18n } = useTranslation('upload');
  const user = useUser();
  const { data: profile } = useProfile(user.UserGuid);
  const { file, refusal } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  const isReady = canUpload(snapshot);
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const offersManual = hasFailed || (profile && mayStartManually(profile.completion.percent));

  return (
    <>
      <UploadFailure snapshot={snapshot} send={send} />
      <Form onSubmit={() => send({ type: 'upload.requested' })} aria-label={t('title')}>
        <FilePicker
          id="resume"
          label={t('file.label')}
          description={t('file.description')}
          errorMessage={refusal ? t(`file.refused.${refusal}`) : undefined}
          accept="application/pdf,.pdf"
          file={file}
          onChange={(chosen) =>
            send(chosen ? { type: 'file.chosen', file: chosen } : { type: 'file.removed' })
          }
          chooseText={t('file.choose')}
          replaceText={t('file.replace')}
          dropText={t('file.drop')}
          sizeText={(bytes) => size.format(Math.max(1, bytes / 1000))}
          removeWord={t('file.remove')}
          removeLabel={(name) => t('file.removeName', { name })}
        />
        <Cluster>
          <Button
            type="submit"
            look="primary"
            isDisabled={!isReady}
            {...(isReady ? {} : { 'aria-describedby': 'upload-waits' })}
          >
            {t('upload')}
          </Button>
          {isReady ? null : <span id="upload-waits">{t('uploadWaits')}</span>}
        </Cluster>
      </Form>
      <Disclosure label={t('linkedIn.label')}>
        <ol>
          <li>{t('linkedIn.open')}</li>
          <li>{t('linkedIn.save')}</li>
          <li>{t('linkedIn.choose')}</li>
        </ol>
      </Disclosure>
      <SampleResumes onChoose={(sample) => send({ type: 'file.chosen', file: sample })} />
      {offersManual ? (
        <section aria-labelledby="manual">
          <h2 id="manual">{t('manual.title')}</h2>
          <p>{t('manual.text')}</p>
          <Button onPress={() => send({ type: 'profile.startedManually' })}>
            {t('manual.start')}
          </Button>
        </section>
      ) : null}
    </>
  );
}
