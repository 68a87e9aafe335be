import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { components } from '#openapi/user.ts';
import styles from '#src/pages/candidate/privacy/Privacy.module.css';
import { Table } from '#src/ui/table/Table.tsx';

interface LogTableProps {
  looks: components['schemas']['AccessLog']['looks'];
  empty: ReactNode;
}

/** Each look: when, who, in which role, what, and how often in that hour. */
export function LogTable({ looks, empty }: LogTableProps) {
  const { t, i18n } = useTranslation('privacy');
  const times = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const whats: Readonly<Record<string, string>> = {
    profile: t('scope.profile'),
    contact: t('scope.contact'),
    preferences: t('scope.preferences'),
    recommendations: t('scope.recommendations'),
    applications: t('scope.applications'),
    accommodations: t('scope.accommodations'),
    history: t('scope.history'),
    statements: t('log.statements'),
    saved: t('log.savedJobs'),
  };
  // What somebody of a company opens has other words than a coach's.
  const byCompany: Readonly<Record<string, string>> = {
    profile: t('log.companyProfile'),
    recommendations: t('log.companyJobs'),
  };
  return (
    <Table
      caption={t('log.caption')}
      isCaptionHidden
      columns={[
        { id: 'when', text: t('log.when') },
        { id: 'who', text: t('log.who') },
        { id: 'role', text: t('log.role') },
        { id: 'what', text: t('log.what') },
        { id: 'times', text: t('log.times') },
      ]}
      rows={looks.map(({ at, name, role, companyName, what, times: count, reason }, index) => ({
        id: `${at} ${index}`,
        cells: [
          times.format(new Date(at)),
          <bdi key="who">{name || t('log.gone')}</bdi>,
          [t(`log.roles.${role}`), companyName].filter(Boolean).join(', '),
          <span key="what">
            {(role === 3 ? byCompany[what] : undefined) ?? whats[what] ?? t('log.other')}
            {reason ? <span className={styles.hint}>{reason}</span> : null}
          </span>,
          t('log.count', { count }),
        ],
      }))}
      empty={empty}
    />
  );
}
