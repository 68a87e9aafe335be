import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { AuditEvent } from '#src/api/queries/auditLog.ts';
import { type AuditSection, sectionOf } from '#src/pages/admin/audit/auditSections.ts';
import { useFieldWords } from '#src/pages/admin/parts/useFieldWords.ts';

/** Calls of somebody's area; the other kinds say it all by themselves. */
const OF_CALLS = ['looked', 'changed', 'added', 'removed', 'refused', 'failed'] as const;

/** Kinds that say of what: a reason, or the name of a company or feed. */
const WITH_ABOUT = [
  'viewStarted',
  'memberConfirmed',
  'memberRefused',
  'memberEnded',
  'companyCreated',
  'companyMerged',
  'companyDomainSet',
  'companyDomainCleared',
  'feedAdded',
  'feedRun',
  'feedPaused',
  'feedResumed',
  'feedRemoved',
] as const;

/** What an administrator did, in a sentence without its author. */
export function useAuditWords(): (event: AuditEvent) => string {
  const { t, i18n } = useTranslation('admin');
  const fieldWords = useFieldWords();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'unit' });
  const sectionWords = (section: AuditSection | null) =>
    section === null ? t('sections.other') : t(`sections.${section}`);
  return ({ kind, part, about, changed }) => {
    const call = OF_CALLS.find((one) => one === kind);
    const withAbout = about === null ? undefined : WITH_ABOUT.find((one) => one === kind);
    const did = call
      ? t(`kinds.${call}`, { section: sectionWords(sectionOf(part)) })
      : withAbout
        ? t(`kindsAbout.${withAbout}`, { about })
        : t(`kinds.${kind}`);
    if (changed.length === 0) return did;
    return t('kindFields', { did, fields: list.format(changed.map(fieldWords)) });
  };
}
