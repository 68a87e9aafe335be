import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { refusedKinds } from '#machines/draftKeeper/draftKeeper.ts';
import type { warningOf } from '#machines/sessionEnding/sessionEnding.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { LateFailures } from '#src/layouts/LateFailures.tsx';
import { session } from '#src/session/session.ts';
import { useDraftKeeper } from '#src/session/useDraftKeeper.ts';
import { useSession } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface SessionDialogsProps {
  warning: ReturnType<typeof warningOf>;
  answer: (event: { type: 'stay.requested' } | { type: 'signIn.requested' }) => void;
}

/** Messages on any page: that the session is about to end, and that drafts are not saved yet. */
export default function SessionDialogs({ warning, answer }: SessionDialogsProps) {
  return (
    <>
      <EndWarning warning={warning} answer={answer} />
      <HeldSignOut />
      <RefusedDraft />
      <LateFailures />
    </>
  );
}

/**
 * "You will be logged out at 2:32 PM." One key stays: Enter, Space or Escape (WCAG 2.2.1).
 */
function EndWarning({ warning, answer }: SessionDialogsProps) {
  const { t, i18n } = useTranslation('session');
  const isOpen = warning !== null;
  const { left = 'early', canStay = true, endsAt = new Date(0) } = warning ?? {};
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' }).format(
    endsAt,
  );
  // The dialog itself is read when it opens; what follows must be said, since nothing else moves.
  const leftText = left === 'early' ? '' : t(`left.${left}`);
  useEffect(() => {
    // Who has answered does not hear it any more.
    return isOpen && leftText !== '' ? announce(leftText, { assertive: true }) : undefined;
  }, [isOpen, leftText]);
  const stay = () => {
    answer({ type: 'stay.requested' });
    // The focus goes back to where it was, which may be no control: that is no word.
    announce(canStay ? t('ending.stayed') : t('over.goesOn', { time }));
  };
  const message = (
    <>
      {canStay ? t('ending.text', { time }) : t('over.text', { time })}{' '}
      {leftText ? <strong>{leftText}</strong> : null}
    </>
  );
  return (
    <>
      <AlertDialog
        isOpen={isOpen && canStay}
        onClose={stay}
        kind="info"
        title={t('ending.title')}
        message={message}
        okLabel={t('ending.stay')}
      />
      <ConfirmDialog
        isOpen={isOpen && !canStay}
        title={t('over.title')}
        message={message}
        cancelLabel={t('over.goOn')}
        onCancel={stay}
        confirmLabel={t('over.signIn')}
        onConfirm={() => answer({ type: 'signIn.requested' })}
      />
    </>
  );
}

/**
 * Logging out sends drafts and clears this tab; when the server does not have them, their owner
 * decides.
 */
function HeldSignOut() {
  const { t } = useTranslation('session');
  const isLeaving = useSession((snapshot) => snapshot.matches({ signedIn: 'leaving' }));
  useSlowAnnouncement(isLeaving, t('leaving'));
  const isHeld = useSession((snapshot) => snapshot.context.isSignOutHeld);
  return (
    <ConfirmDialog
      isOpen={isHeld}
      title={t('held.title')}
      message={t('held.text')}
      cancelLabel={t('held.stay')}
      onCancel={() => session.send({ type: 'signOut.withdrawn' })}
      confirmLabel={t('held.logOut')}
      onConfirm={() => session.send({ type: 'signOut.confirmed' })}
      isDangerous
    />
  );
}

/**
 * Each form that the server rejected is reported once: it is only in this tab until it is saved or
 * shorter.
 */
function RefusedDraft() {
  const { t } = useTranslation('session');
  const { t: tc } = useTranslation();
  const kinds = useDraftKeeper((snapshot) => refusedKinds(snapshot).join(' '));
  const refused = kinds.split(' ').filter(Boolean);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // One that is kept again, and refused once more after that, is news.
  if (closed.some((kind) => !refused.includes(kind)))
    setClosed(closed.filter((kind) => refused.includes(kind)));
  return (
    <AlertDialog
      isOpen={refused.some((kind) => !closed.includes(kind))}
      onClose={() => setClosed(refused)}
      kind="bad"
      title={tc('dialog.error')}
      message={t('refused')}
      okLabel={tc('ok')}
    />
  );
}
