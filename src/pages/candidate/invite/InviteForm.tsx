import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type JobCoachInvitation, useInviteJobCoach } from '#src/api/queries/invitations.ts';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
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
  const invite = useInviteJobCoach(userGuid);
  const unsentText = useUnsentText();
  const [unsent, setUnsent] = useState<string | null>(null);
  const emailMessage = useEmailMessage();
  const form = useForm<Invitation>({
    id: 'invite',
    initial: EMPTY,
    isEmptied: true,
    restored: draft.restored?.data ?? null,
    validate: ({ inviteType, jobCoachEmail }) => ({
      inviteType: inviteType === '' ? t('typeMissing') : undefined,
      jobCoachEmail:
        inviteType === EXISTING
          ? emailMessage(
              jobCoachEmail,
              t(jobCoachEmail.trim() === '' ? 'emailMissing' : 'emailWrong'),
            )
          : undefined,
    }),
    isAsked: (name, { inviteType }) => name !== 'jobCoachEmail' || inviteType === EXISTING,
    send: async (values) => {
      setUnsent(null);
      const answer = await invite(
        values.inviteType === EXISTING ? values.jobCoachEmail.trim() : '',
      );
      const text = unsentText(answer);
      setUnsent(text);
      if (text !== null) announce(text);
      // Also when the page was left. What was typed meanwhile is for another invitation.
      if (JSON.stringify(draft.read()) === JSON.stringify(values)) draft.discard();
    },
  });
  const restored = useKeepTyped(draft, form.typed);
  const sentText = form.sent.inviteType === EXISTING ? t('sentExisting') : t('sentOurAbility');

  return (
    <>
      {restored ? (
        <RestoredNote
          opened={restored}
          typed={Object.values(form.values).filter(Boolean).length}
          isBusy={form.isBusy}
          onDiscard={form.discard}
          focusAfterId="invite-inviteType"
        />
      ) : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={t('title')}>
        <RadioGroup
          {...form.field('inviteType')}
          label={t('type')}
          requiredWord={tc('required')}
          choices={[
            { value: OUR_ABILITY, text: t('ourAbility'), hint: t('ourAbilityHint') },
            { value: EXISTING, text: t('existing'), hint: t('existingHint') },
          ]}
        />
        {form.values.inviteType === EXISTING ? (
          <TextField
            {...form.field('jobCoachEmail')}
            label={t('email')}
            requiredWord={tc('required')}
            description={t('emailHint')}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        ) : null}
        <div>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('send')}
          </Button>
        </div>
      </Form>
      {unsent === null ? null : (
        <Notice kind="info" word={tc('kind.info')}>
          {unsent}
        </Notice>
      )}
      <FormOutcome form={form} sentText={unsent === null ? `${t('sent')} ${sentText}` : null} />
    </>
  );
}

/** Why nothing was sent; null when it was. */
function useUnsentText(): (of: JobCoachInvitation) => string | null {
  const { t, i18n } = useTranslation('invite');
  const times = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' });
  return ({ jobCoachEmail, answer, sendAgainAt }) => {
    const who = jobCoachEmail || t('ourAbility');
    if (answer === 'accepted') return t('helpsAlready', { who });
    if (sendAgainAt === undefined) return null;
    return t('sentBefore', { who, time: times.format(new Date(sendAgainAt)) });
  };
}
