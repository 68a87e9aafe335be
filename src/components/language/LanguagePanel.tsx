import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayChange } from '#domain/display.ts';
import { isBeingChecked, nameOfLanguage } from '#domain/languages.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { WhereKept } from '#src/components/display/WhereKept.tsx';
import { useActor } from '#src/components/useMachine.ts';
import { display, useDisplay } from '#src/session/display.ts';
import { language } from '#src/session/language.ts';
import { useRole } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const choose = (name: 'Language' | 'MailLanguage', id: string) =>
  display.send({ type: 'choice.made', changes: displayChange(name, id) });

/** The language of every page: a choice changes the page that stays in sight behind. And that of mails. */
export function LanguagePanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('language');
  const { t: tc } = useTranslation();
  const isSignedIn = useRole() !== null;
  const mailLanguage = useDisplay(({ context }) => context.choices.MailLanguage);
  const { snapshot } = useActor(language);
  const { shown, wanted } = snapshot.context;
  const isLoading = snapshot.hasTag('busy');
  const problem = snapshot.hasTag('failed')
    ? t('failed', { wanted: nameOfLanguage(wanted), shown: nameOfLanguage(shown) })
    : null;
  useSlowAnnouncement(isLoading, tc('wait'));
  useEffect(() => {
    if (problem !== null) announce(problem, { assertive: true });
  }, [problem]);
  const before = useRef(i18n.language);
  useEffect(() => {
    if (before.current === i18n.language) return;
    before.current = i18n.language;
    announce(t('changed'));
  }, [i18n.language, t]);
  const choices = settings.languages.map((id) => ({
    value: id,
    text: nameOfLanguage(id),
    lang: id,
    ...(isBeingChecked(id) ? { hint: t('isBeingChecked') } : {}),
  }));
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={tc('close')} size="side">
      <Stack gap="tight">
        <p>{t('lead')}</p>
        <WhereKept />
      </Stack>
      {problem === null ? null : (
        <Notice kind="bad" word={tc('kind.bad')}>
          {problem}
        </Notice>
      )}
      <RadioGroup
        label={t('label')}
        choices={choices}
        value={isLoading ? wanted : shown}
        onChange={(id) => choose('Language', id)}
      />
      {isSignedIn ? (
        <RadioGroup
          label={t('mails')}
          choices={[{ value: String(null), text: t('asPages') }, ...choices]}
          value={String(mailLanguage)}
          onChange={(id) => choose('MailLanguage', id)}
        />
      ) : null}
    </Dialog>
  );
}
