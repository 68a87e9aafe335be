import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeBeside, type DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { answerEmployerInvitation } from '#src/api/queries/employerInvitations.ts';
import { hasApplied } from '#src/pages/candidate/privacy/companyViews.ts';
import { StopSharing } from '#src/pages/candidate/privacy/StopSharing.tsx';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { Who } from '#src/pages/candidate/privacy/Who.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import type { TableRow } from '#src/ui/table/Table.tsx';

type View = DisclosureLedger['views'][number];

const idOf = ({ companyGuid, by, contactLogId }: View) => `${by}-${contactLogId ?? companyGuid}`;

/**
 * The companies that can see the profile: an accepted invitation ends with a press here, an
 * application when it is withdrawn.
 */
export function useViewRows(ledger: DisclosureLedger, userGuid: string): TableRow[] {
  const { views } = ledger;
  const { t } = useTranslation('privacy');
  const { looked } = useShareWords();
  // By what else the company sees the profile, which this does not end.
  const still = ({ companyGuid }: View) =>
    hasApplied(ledger, companyGuid)
      ? ('doneButApplied' as const)
      : ledger.visibility.findable
        ? ('doneButFindable' as const)
        : null;
  return useKept(views).map((view) => {
    const { name, by, contactLogId, lastLookedAt } = view;
    const isApplied = by === 'applied';
    const rest = still(view);
    return {
      id: idOf(view),
      cells: [
        <Who key="who" name={name} hint={t(isApplied ? 'people.company' : 'people.accepted')} />,
        t('people.profileSeen'),
        t(isApplied ? 'people.untilWithdrawn' : 'people.untilStopped'),
        looked(lastLookedAt),
        isApplied ? (
          <LinkButton
            key="action"
            href={paths.candidate.appliedJobs}
            aria-label={t('people.applicationsName', { name })}
          >
            {t('people.applications')}
          </LinkButton>
        ) : (
          <StopSharing
            key="action"
            id={idOf(view)}
            name={name}
            isShared={views.some((one) => idOf(one) === idOf(view))}
            againHref={null}
            {...(rest === null ? {} : { doneText: t(`stop.${rest}`, { name }) })}
            stop={() =>
              changeBeside(userGuid, () =>
                answerEmployerInvitation(userGuid, contactLogId ?? '', 'declined'),
              )
            }
          />
        ),
      ],
    };
  });
}

/** What is stopped here stays to be seen until the page is left. */
function useKept(views: readonly View[]): readonly View[] {
  const [kept, setKept] = useState(views);
  const fresh = views.filter((one) => !kept.some((other) => idOf(other) === idOf(one)));
  if (fresh.length > 0) setKept([...fresh, ...kept]);
  return kept;
}
