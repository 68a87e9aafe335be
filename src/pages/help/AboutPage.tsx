import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { Points, Section } from '#src/pages/help/Section.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

const READERS = ['candidates', 'coaches', 'employers', 'everyone'] as const;
const CHOICE = ['compared', 'why', 'paid', 'private'] as const;

/** The lists that a server may have loaded, each named as its license asks. */
const SOURCES = ['onet', 'esco', 'places'] as const;

/** What the product is for, how jobs are chosen, and whose lists and programs it stands on. */
export default function AboutPage() {
  const { t } = useTranslation('help');
  return (
    <Page
      title={t('about.title')}
      lead={t('about.lead')}
      back={<BackLink href={paths.help.home}>{t('toHelp')}</BackLink>}
    >
      <Section id="for" title={t('about.for.title')}>
        <Points texts={READERS.map((reader) => t(`about.for.${reader}`))} />
      </Section>
      <Section id="chosen" title={t('about.chosen.title')}>
        <Points texts={CHOICE.map((point) => t(`about.chosen.${point}`))} />
      </Section>
      <Section id="sources" title={t('about.sources.title')}>
        <p>{t('about.sources.lead')}</p>
        <Points texts={SOURCES.map((source) => t(`about.sources.${source}`))} />
      </Section>
      <Section id="program" title={t('about.program.title')}>
        <p>{t('about.program.open')}</p>
        <p>{t('about.program.built')}</p>
      </Section>
    </Page>
  );
}
