import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteJobCoach } from '#src/api/queries/invitations.ts';
import { looksLikeEmail } from '#src/components/emailRule.ts';
import { RestoredNote } from '#src/components/RestoredNote.tsx';
import type { DraftOfForm } from '#src/components/useDraft.ts';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useReportAfterUnmount } from '#src/components/useReportAfterUnmount.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/**
 * What is chosen and typed. inviteType 0 is the provider's own coach (section 5), 1 one whom the
 * candidate knows.
 */
export type Invitation = { inviteType: string; jobCoachEmail: string };

const OUR_ABILITY = '0';
const EXISTING = '1';
const EMPTY: Invitation = { inviteType: '', jobCoachEmail: '' };

interface InviteFormProps {
  userGuid: string;
  draft: DraftOfForm<Invitation>;
}

/** Whom to invite; the address is asked for only where one is needed. */
export function InviteForm({ userGuid, draft }: InviteFormProps) {
  const { t } = useTranslation('invite');
  const { t: tc } = useTranslation();
  const { t: ta } = useTranslation('candidate');
  const problemText = useProblemText();
  const invite = useInviteJobCoach(userGuid);
  const told = useReportAfterUnmount('invite');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const fields = useFields({
    id: 'invite',
    initial: draft.restored?.data ?? EMPTY,
    validate: ({ inviteType, jobCoachEmail }) => ({
      inviteType: inviteType === '' ? t('typeMissing') : undefined,
      jobCoachEmail:
        inviteType !== EXISTING || looksLikeEmail(jobCoachEmail)
          ? undefined
          : t(jobCoachEmail.trim() === '' ? 'emailMissing' : 'emailWrong'),
    }),
    isAsked: (name, { inviteType }) => name !== 'jobCoachEmail' || inviteType === EXISTING,
  });
  const field = (name: keyof Invitation) => {
    const { onChange, ...rest } = fields.field(name);
    return {
      ...rest,
      onChange: (value: string) => {
        onChange(value);
        draft.keep({ ...fields.values, [name]: value });
      },
    };
  };
  const empty = () => {
    draft.discard();
    setRestored(false);
    fields.reset(EMPTY);
  };
  const send = async () => {
    const { inviteType, jobCoachEmail } = fields.values;
    const invited = inviteType === EXISTING ? jobCoachEmail.trim() : '';
    await told(invite(invited));
    // What was typed meanwhile is for another invitation.
    if (JSON.stringify(draft.read()) === JSON.stringify(fields.values)) empty();
    setSentTo(invited);
  };
  const sentText = sentTo === '' ? t('sentOurAbility') : t('sentExisting');
  const isFailed = fields.problem !== null;

  return (
    <>
      {isRestored && draft.restored ? (
        <RestoredNote
          savedAt={draft.restored.savedAt}
          typed={Object.values(fields.values).filter(Boolean).length}
          isBusy={fields.isBusy}
          onDiscard={empty}
          focusAfterId="invite-inviteType"
        />
      ) : null}
      <ErrorSummary title={ta('fillRequired')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void fields.submit(send)} aria-label={t('title')}>
        <RadioGroup
          {...field('inviteType')}
          label={t('type')}
          requiredWord={tc('required')}
          choices={[
            { value: OUR_ABILITY, text: t('ourAbility'), hint: t('ourAbilityHint') },
            { value: EXISTING, text: t('existing'), hint: t('existingHint') },
          ]}
        />
        {fields.values.inviteType === EXISTING ? (
          <TextField
            {...field('jobCoachEmail')}
            label={t('email')}
            requiredWord={tc('required')}
            description={t('emailHint')}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        ) : null}
        <div>
          <Button type="submit" look="primary" isBusy={fields.isBusy}>
            {t('send')}
          </Button>
        </div>
      </Form>
      <AlertDialog
        isOpen={sentTo !== null || isFailed}
        onClose={() => {
          setSentTo(null);
          fields.setProblem(null);
        }}
        kind={isFailed ? 'bad' : 'good'}
        title={isFailed ? tc('dialog.error') : tc('dialog.success')}
        message={fields.problem ? problemText(fields.problem) : `${t('sent')} ${sentText}`}
        okLabel={tc('ok')}
      />
    </>
  );
}
