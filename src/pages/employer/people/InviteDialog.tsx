import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#domain/limits.ts';
import { inviteCandidate } from '#src/api/queries/employerPeople.ts';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { usePublishedJobs } from '#src/api/queries/employerPeopleJobs.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
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

/** What is typed and chosen. */
type Invitation = Record<'message' | 'job', string>;

const EMPTY: Invitation = { message: '', job: '' };

const isInvitation = (data: unknown): data is Invitation =>
  typeof data === 'object' &&
  data !== null &&
  typeof Reflect.get(data, 'message') === 'string' &&
  typeof Reflect.get(data, 'job') === 'string';

interface InviteDialogProps {
  person: Invitee;
  onClose: () => void;
}

/**
 * The message to a candidate, with the job that it is for (section 5: required). What is not sent
 * is there again when the dialog is opened again.
 */
export function InviteDialog(props: InviteDialogProps) {
  const kind = `invite:${props.person.UserGuid}`;
  const draft = useDraft({ kind, version: 1, isDraft: isInvitation });
  return draft.isLoading ? null : <LoadedDialog {...props} draft={draft} />;
}

interface LoadedDialogProps extends InviteDialogProps {
  draft: DraftOfForm<Invitation>;
}

function LoadedDialog({ person, onClose, draft }: LoadedDialogProps) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const { CompanyName } = useOwnCompany();
  const jobs = usePublishedJobs(CompanyName);
  /** A job that was chosen before may be closed by now. */
  const jobOf = (id: string) => (jobs.data?.some(({ jobId }) => jobId === id) ? id : '');
  const form = useForm({
    id: 'invite',
    initial: EMPTY,
    restored: draft.restored?.data ?? null,
    keepsDraft: true,
    send: async ({ message, job }) => {
      await inviteCandidate({
        fromPersonId: UserGuid,
        toPersonId: person.UserGuid,
        message: message.trim(),
        jobId: jobOf(job) || null,
      });
      // Also when the page was left.
      draft.discard();
    },
  });
  const restored = useKeepTyped(draft, form.isSent ? null : form.typed);
  const { message } = form.values;
  const cannot =
    message.trim() === ''
      ? t('invite.empty')
      : [...message].length > MESSAGE_MAX
        ? t('invite.tooLong')
        : // A kept job is known as open once the jobs came: sent before, it would be left out.
          jobs.isPending && form.values.job !== ''
          ? tc('wait')
          : '';
  const title = t('invite.title', { name: person.name });
  return (
    <>
      <Dialog
        isOpen={!form.isSent}
        size="narrow"
        title={title}
        closeLabel={tc('close')}
        onClose={onClose}
      >
        <Form aria-label={title} onSubmit={form.submit}>
          <Stack>
            {restored ? (
              <RestoredNote
                opened={restored}
                typed={Object.values(form.values).filter(Boolean).length}
                isBusy={form.isBusy}
                onDiscard={form.discard}
                focusAfterId="invite-message"
              />
            ) : null}
            <TextArea
              {...form.field('message')}
              label={t('invite.message', { name: person.FirstName })}
              requiredWord={tc('required')}
              description={t('invite.hint', { count: MESSAGE_MAX })}
              rows={6}
              maxLength={MESSAGE_MAX}
            />
            <JobChoice {...form.field('job')} value={jobOf(form.values.job)} jobs={jobs} />
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
              <Button onPress={onClose}>{tc('cancel')}</Button>
            </Cluster>
          </Stack>
        </Form>
      </Dialog>
      <FormOutcome
        form={{
          ...form,
          dismiss: () => {
            form.dismiss();
            if (form.isSent) onClose();
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
  jobs: ReturnType<typeof usePublishedJobs>;
}

/** One of the company's published jobs, or none. */
function JobChoice({ jobs, ...field }: JobChoiceProps) {
  const { t } = useTranslation('employerPeople');
  const { lang } = useInEnglish();
  return (
    <Select
      {...field}
      label={t('invite.job')}
      emptyText={t('invite.noJob')}
      {...(jobs.isError ? { description: t('invite.jobsFailed') } : {})}
      options={(jobs.data ?? []).map(({ jobId, title, location }) => ({
        value: jobId,
        lang,
        text: [title, location].filter(Boolean).join(', '),
      }))}
    />
  );
}
