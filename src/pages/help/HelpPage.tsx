import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { Contact } from '#src/pages/help/Contact.tsx';
import { Points, Section } from '#src/pages/help/Section.tsx';
import { WayBack } from '#src/pages/help/WayBack.tsx';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import styles from '#src/pages/help/Help.module.css';

/** In the order in which a candidate meets them. */
const TOPICS = [
  'signIn',
  'upload',
  'review',
  'questions',
  'jobs',
  'accommodations',
  'coach',
  'display',
  'data',
] as const;
const POINTS = ['1', '2', '3', '4'] as const;

/** Help (row X21): who helps, and how to do each thing, for everybody. */
export default function HelpPage() {
  const { t } = useTranslation('help');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <WayBack />
      <Section id="contact" title={t('contact.title')}>
        <Contact />
      </Section>
      <Section id="more" title={t('more.title')}>
        <p>
          {t('more.bugText')}
          <br />
          <LoneLink href={paths.help.report}>{t('more.bug')}</LoneLink>
        </p>
        <p>
          {t('more.statementText')}
          <br />
          <LoneLink href={paths.help.accessibility}>{t('more.statement')}</LoneLink>
        </p>
        <p>
          {t('more.aboutText')}
          <br />
          <LoneLink href={paths.help.about}>{t('more.about')}</LoneLink>
        </p>
      </Section>
      <nav aria-labelledby="topics" className={styles.section}>
        <h2 id="topics">{t('onPage')}</h2>
        <ul role="list" className={styles.links}>
          {TOPICS.map((topic) => (
            <li key={topic}>
              <LoneLink href={`#${topic}`} onPress={() => document.getElementById(topic)?.focus()}>
                {t(`topic.${topic}.title`)}
              </LoneLink>
            </li>
          ))}
        </ul>
      </nav>
      {TOPICS.map((topic) => (
        <Section key={topic} id={topic} title={t(`topic.${topic}.title`)}>
          <Points texts={POINTS.map((point) => t(`topic.${topic}.${point}`))} />
        </Section>
      ))}
    </Page>
  );
}
