import { useTranslation } from 'react-i18next';
import { loadSampleResume, type SampleResume, sampleResumes } from '#src/api/sampleResumes.ts';
import { useWork } from '#src/api/client/work.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Sample resumes of invented people, in a demo only. */
export function SampleResumes({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('upload');
  const choice = useWork({
    run: async (sample: SampleResume) => {
      onChoose(await loadSampleResume(sample));
      announce(t('sample.chosen', { who: t(`sample.who.${sample.who}`) }));
    },
    onDone: async () => undefined,
  });
  if (!settings.demoMailbox) return null;
  return (
    <Disclosure label={t('sample.label')}>
      <Stack>
        <p>{t('sample.text')}</p>
        {choice.isError ? <FailureNotice text={t('sample.failed')} /> : null}
        {sampleResumes.map((sample) => (
          <div key={sample.name}>
            <Button onPress={() => choice.mutate(sample)}>
              {t('sample.use', { who: t(`sample.who.${sample.who}`) })}
            </Button>
          </div>
        ))}
      </Stack>
    </Disclosure>
  );
}
