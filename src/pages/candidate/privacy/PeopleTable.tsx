import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DisclosureLedger,
  type FactShare,
  keyOfShare,
  type LedgerCoach,
  stopConsent,
  stopShare,
} from '#src/api/queries/disclosure.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { hasApplied, isRead } from '#src/pages/candidate/privacy/companyViews.ts';
import styles from '#src/pages/candidate/privacy/Privacy.module.css';
import { StopSharing } from '#src/pages/candidate/privacy/StopSharing.tsx';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { useViewRows } from '#src/pages/candidate/privacy/useViewRows.tsx';
import { Who } from '#src/pages/candidate/privacy/Who.tsx';
import { stateWith } from '#src/pages/candidate/share/startOf.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Table, type TableRow } from '#src/ui/table/Table.tsx';

/** Everybody who sees something, or lately did, with the one press that ends it. */
export function PeopleTable({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('privacy');
  const coaches = useCoachRows(ledger.coaches, userGuid);
  const isShared = (share: FactShare) => ledger.shares.some(isSame(share));
  const shares = useShareRows(useKeptShares(ledger.shares), isShared, ledger, userGuid);
  const views = useViewRows(ledger, userGuid);
  return (
    <Table
      caption={t('people.caption')}
      isCaptionHidden
      columns={[
        { id: 'who', text: t('people.who') },
        { id: 'what', text: t('people.what') },
        { id: 'until', text: t('people.until') },
        { id: 'looked', text: t('people.looked') },
        { id: 'action', text: t('people.action') },
      ]}
      rows={[...coaches, ...shares, ...views]}
      empty={
        <EmptyState icon={EyeOff} heading={t('people.empty')} headingLevel={3}>
          {t('people.emptyText')}
        </EmptyState>
      }
    />
  );
}

/** What is stopped here stays to be seen, and to be shared again, until the page is left. */
function useKeptShares(shares: readonly FactShare[]): readonly FactShare[] {
  const [kept, setKept] = useState(shares);
  const fresh = shares.filter((one) => !kept.some(isSame(one)));
  if (fresh.length > 0) setKept([...fresh, ...kept]);
  return kept;
}

const isSame = (one: FactShare) => (other: FactShare) => one.factShareGUID === other.factShareGUID;

function useCoachRows(coaches: readonly LedgerCoach[], userGuid: string): TableRow[] {
  const { t } = useTranslation('privacy');
  const { day, nameOf, seenBy, looked } = useShareWords();
  return coaches.map((coach) => {
    const { jobCoachMatchGUID: guid, consent, deactivatedAt, lastLookedAt } = coach;
    const name = nameOf(coach);
    const href = paths.candidate.shareWith({ coach: guid });
    return {
      id: coach.coachPersonId,
      cells: [
        <Who key="who" name={name} hint={t('people.coach')} />,
        seenBy(coach),
        consent
          ? day(consent.expiresAt)
          : deactivatedAt
            ? t('people.ended', { date: day(deactivatedAt) })
            : t('people.waiting'),
        looked(lastLookedAt),
        <CoachActions
          key="action"
          coach={coach}
          name={name}
          href={href}
          stop={() => stopConsent(userGuid, coach)}
        />,
      ],
    };
  });
}

interface CoachActionsProps {
  coach: LedgerCoach;
  name: string;
  href: string;
  stop: () => Promise<void>;
}

/** Stop and Change while something is shared, else the way to share. */
function CoachActions({ coach, name, href, stop }: CoachActionsProps) {
  const { t } = useTranslation('privacy');
  const { consent, deactivatedAt, coachPersonId } = coach;
  const isWaiting = consent === null && deactivatedAt === null;
  return (
    <div className={styles.actions}>
      {isWaiting ? (
        <LinkButton href={href} aria-label={t('stop.chooseName', { name })}>
          {t('stop.choose')}
        </LinkButton>
      ) : (
        <StopSharing
          id={coachPersonId}
          name={name}
          isShared={consent !== null}
          againHref={href}
          stop={stop}
        />
      )}
      {consent !== null ? (
        <LinkButton href={href} aria-label={t('stop.changeName', { name })}>
          {t('stop.change')}
        </LinkButton>
      ) : null}
    </div>
  );
}

function useShareRows(
  shares: readonly FactShare[],
  isShared: (share: FactShare) => boolean,
  ledger: DisclosureLedger,
  userGuid: string,
): TableRow[] {
  const { t } = useTranslation('privacy');
  const { day, readerOf, looked } = useShareWords();
  const hint = (share: FactShare) => {
    if (share.audience !== 'company') return t('people.appliedHint');
    if (!isRead(ledger, share)) return t('people.unread');
    return t(hasApplied(ledger, share.companyGuid) ? 'people.company' : 'people.accepted');
  };
  return shares.map((share) => {
    const { factShareGUID: guid, statement, expiresAt } = share;
    const name = readerOf(share);
    return {
      id: guid,
      cells: [
        <Who key="who" name={name} hint={hint(share)} />,
        <q key="what">
          <bdi {...spokenIn(statement)}>{statement}</bdi>
        </q>,
        day(expiresAt),
        looked(share.lastLookedAt),
        <StopSharing
          key="action"
          id={guid}
          name={name}
          isShared={isShared(share)}
          againHref={paths.candidate.shareWith(
            share.companyGuid ? { company: share.companyGuid } : { applied: '1' },
          )}
          againState={stateWith(keyOfShare(share))}
          stop={() => stopShare(userGuid, guid)}
        />,
      ],
    };
  });
}
