import { useTranslation } from 'react-i18next';
import { heardTaskNames } from '#domain/conformance/heardTasks.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Contact } from '#src/pages/help/Contact.tsx';
import { Points, Section } from '#src/pages/help/Section.tsx';
import { WayBack } from '#src/pages/help/WayBack.tsx';
import { paths } from '#src/paths.ts';
import { helpContact } from '#src/pages/help/helpContact.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

const AIMS = ['contrast', 'targets', 'keyboard', 'narrow', 'forced'] as const;
const TESTS = ['pages', 'keys', 'few'] as const;
const LIMITS = [
  'readers',
  'browsers',
  'tabs',
  'dialogs',
  'scans',
  'postings',
  'language',
  'people',
] as const;

/**
 * The accessibility statement. Each claim is one that a test of this project holds, or a decision
 * page (decision 89): change both together.
 */
export default function AccessibilityPage() {
  const { t } = useTranslation('help');
  const { hours } = helpContact;
  return (
    <Page title={t('accessibility.title')} lead={t('accessibility.lead')}>
      <WayBack />
      <Section id="aim" title={t('accessibility.aim.title')}>
        <p>{t('accessibility.aim.text')}</p>
        <Points texts={AIMS.map((aim) => t(`accessibility.aim.${aim}`))} />
      </Section>
      <Section id="tests" title={t('accessibility.tests.title')}>
        <Points texts={TESTS.map((test) => t(`accessibility.tests.${test}`))} />
        <p>{t('accessibility.tests.heard')}</p>
        <Points texts={heardTaskNames.map((task) => t(`accessibility.tests.heardTask.${task}`))} />
        <p>{t('accessibility.tests.all')}</p>
        <div>
          <LoneLink href={paths.help.conformance}>{t('accessibility.tests.report')}</LoneLink>
        </div>
      </Section>
      <Section id="limits" title={t('accessibility.limits.title')}>
        <Points texts={LIMITS.map((limit) => t(`accessibility.limits.${limit}`))} />
      </Section>
      <Section id="tell" title={t('accessibility.tell.title')}>
        <p>{t('accessibility.tell.text')}</p>
        <div>
          <LoneLink href={paths.help.report}>{t('accessibility.tell.report')}</LoneLink>
        </div>
        <Contact />
        <p>{hours === null ? t('accessibility.tell.soonUnknown') : t('accessibility.tell.soon')}</p>
      </Section>
      <p>{t('accessibility.date')}</p>
      <div>
        <LoneLink href={paths.help.home}>{t('toHelp')}</LoneLink>
      </div>
    </Page>
  );
}
