import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#domain/limits.ts';
import { inviteCandidate } from '#src/api/queries/employerPeople.ts';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { usePublishedJobs } from '#src/api/queries/employerPeopleJobs.ts';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import type { Invitee } from '#src/pages/employer/people/person.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface InviteDialogProps {
  person: Invitee;
  /** What was typed when the dialog was open before. */
  typed: string;
  /** Closed with this message, which is not sent; '' when it was. */
  onClose: (message: string) => void;
}

/** The message to a candidate, with the job that it is for (section 5: required). */
export function InviteDialog({ person, typed, onClose }: InviteDialogProps) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const form = useForm({
    id: 'invite',
    initial: { message: typed, job: '' },
    send: ({ message, job }) =>
      inviteCandidate({
        fromPersonId: UserGuid,
        toPersonId: person.UserGuid,
        message: message.trim(),
        jobId: job === '' ? null : job,
      }),
  });
  const { message } = form.values;
  const cannot =
    message.trim() === ''
      ? t('invite.empty')
      : [...message].length > MESSAGE_MAX
        ? t('invite.tooLong')
        : '';
  const close = () => onClose(message);
  const title = t('invite.title', { name: person.name });
  return (
    <>
      <Dialog
        isOpen={!form.isSent}
        size="narrow"
        title={title}
        closeLabel={tc('close')}
        onClose={close}
      >
        <Form aria-label={title} onSubmit={form.submit}>
          <Stack>
            <TextArea
              {...form.field('message')}
              label={t('invite.message', { name: person.FirstName })}
              requiredWord={tc('required')}
              description={t('invite.hint', { count: MESSAGE_MAX })}
              rows={6}
              maxLength={MESSAGE_MAX}
            />
            <JobChoice {...form.field('job')} />
            <p>{t('invite.seen')}</p>
            <Cluster>
              <Button
                type="submit"
                look="primary"
                icon={Send}
                isBusy={form.isBusy}
                isUnavailable={cannot !== ''}
                reason={cannot}
              >
                {t('invite.send')}
              </Button>
              <Button onPress={close}>{tc('cancel')}</Button>
            </Cluster>
          </Stack>
        </Form>
      </Dialog>
      <FormOutcome
        form={{
          ...form,
          dismiss: () => {
            form.dismiss();
            if (form.isSent) onClose('');
          },
        }}
        sentText={t('invite.sent')}
        focusAfterSentId={person.focusId}
      />
    </>
  );
}

interface JobChoiceProps {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of the company's published jobs, or none. */
function JobChoice(field: JobChoiceProps) {
  const { t } = useTranslation('employerPeople');
  const { CompanyName } = useOwnCompany();
  const { lang } = useInEnglish();
  const { data: jobs = [], isError } = usePublishedJobs(CompanyName);
  return (
    <Select
      {...field}
      label={t('invite.job')}
      emptyText={t('invite.noJob')}
      {...(isError ? { description: t('invite.jobsFailed') } : {})}
      options={jobs.map(({ jobId, title, location }) => ({
        value: jobId,
        lang,
        text: [title, location].filter(Boolean).join(', '),
      }))}
    />
  );
}
