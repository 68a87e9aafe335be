import { useTranslation } from 'react-i18next';
import { report } from '#domain/conformance/report.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useDay } from '#src/components/useDay.ts';
import { CriteriaPart } from '#src/pages/help/conformance/CriteriaPart.tsx';
import { GapsPart } from '#src/pages/help/conformance/GapsPart.tsx';
import { OtherStandards } from '#src/pages/help/conformance/OtherStandards.tsx';
import { SummaryPart } from '#src/pages/help/conformance/SummaryPart.tsx';
import { TriedPart } from '#src/pages/help/conformance/TriedPart.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/**
 * The accessibility conformance report (row X11) of domain/conformance: what is not met first,
 * then every criterion with its tests. Its answers are in English in every language of the page.
 */
export default function ConformancePage() {
  const { t } = useTranslation('conformance');
  const day = useDay();
  return (
    <Page
      room="wide"
      title={t('title')}
      lead={t('lead', { date: day(`${report.date}T12:00`) })}
      back={<BackLink href={paths.help.accessibility}>{t('back')}</BackLink>}
    >
      <GapsPart />
      <SummaryPart />
      <TriedPart />
      <CriteriaPart />
      <OtherStandards />
    </Page>
  );
}
