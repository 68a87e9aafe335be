import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import { exportOwnData } from '#src/api/queries/ownData.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { ConfirmFields } from '#src/components/ownData/ConfirmFields.tsx';
import styles from '#src/components/ownData/OwnData.module.css';
import { saveFile } from '#src/components/documents/saveFile.ts';
import {
  type ConfirmBy,
  NOT_CONFIRMED,
  useConfirmation,
} from '#src/components/ownData/useConfirmation.ts';
import { useUser } from '#src/session/usePerson.ts';
import { useRole } from '#src/session/useSession.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const FILE_NAME = 'our-ability-data.zip';

/** Downloads everything that is stored about the person (row X17). */
export function TakeData({ by }: { by: ConfirmBy }) {
  const { t } = useTranslation('ownData');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const isCandidate = useRole() === ROLE.candidate;
  const confirmation = useConfirmation(by);
  const form = useForm({
    id: 'takeData',
    initial: NOT_CONFIRMED,
    isEmptied: true,
    isAsked: confirmation.isAsked,
    validate: confirmation.validate,
    send: async (values) => {
      saveFile(await exportOwnData(UserGuid, confirmation.toSend(values)), FILE_NAME);
    },
  });
  return (
    <div className={styles.part}>
      <h2>{t('take.title')}</h2>
      <Stack gap="tight">
        <p>{t('take.lead')}</p>
        <p>{t(isCandidate ? 'take.private' : 'take.safe')}</p>
      </Stack>
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <div className={styles.form}>
        <Form onSubmit={form.submit} aria-label={t('take.title')}>
          <ConfirmFields purpose="ToTake" by={by} form={form} />
          <div>
            <Button type="submit" isBusy={form.isBusy}>
              {t('take.submit')}
            </Button>
          </div>
        </Form>
      </div>
      <FormOutcome form={form} sentText={t('take.done', { name: FILE_NAME })} />
    </div>
  );
}
