import { Briefcase, Eye, FileDown, FileUp, House, Inbox, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenEmployerInvitations } from '#src/api/queries/openInvitations.ts';
import { WithQueries } from '#src/api/client/WithQueries.tsx';
import { AreaShell, useNavLink } from '#src/layouts/AreaShell.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import type { NavEntry } from '#src/ui/navList/NavList.tsx';

/** The candidate's sidebar and page. */
export function CandidateLayout() {
  return (
    <WithQueries>
      <CandidateShell />
    </WithQueries>
  );
}

/** The menu says in words how many invitations wait for an answer. */
function CandidateShell() {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const link = useNavLink();
  const { UserGuid } = useUser();
  const open = useOpenEmployerInvitations(UserGuid);
  const { candidate } = paths;
  const entries: NavEntry[] = [
    link(t('nav.home'), candidate.home, House),
    {
      kind: 'group',
      text: t('nav.jobs'),
      icon: Briefcase,
      entries: [
        link(t('nav.all'), candidate.allJobs),
        link(t('nav.applied'), candidate.appliedJobs),
        link(t('nav.saved'), candidate.savedJobs),
        link(t('nav.recommended'), candidate.recommendedJobs),
        link(t('nav.remote'), candidate.remoteJobs),
        link(t('nav.searches'), candidate.savedSearches),
      ],
    },
    link(tc('menu.profile'), candidate.profile, User),
    link(t('nav.upload'), candidate.resumeUpload, FileUp),
    link(t('nav.resume'), candidate.resume, FileDown),
    link(t('nav.invite'), candidate.inviteJobCoach, Users),
    link(
      open === 0 ? t('nav.invitations') : t('nav.invitationsOpen', { number: open }),
      candidate.invitations,
      Inbox,
    ),
    link(t('nav.privacy'), candidate.privacy, Eye),
  ];
  return (
    <AreaShell
      home={candidate.home}
      accountSettings={candidate.accountSettings}
      welcome={t('nav.welcome')}
      entries={entries}
    />
  );
}
