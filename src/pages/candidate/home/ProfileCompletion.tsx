import { useTranslation } from 'react-i18next';
import { FileUp } from 'lucide-react';
import type { Completion, CompletionItem } from '#domain/completion.ts';
import { paths, type ProfileTab } from '#src/paths.ts';
import { CompletionPanel } from '#src/ui/completionPanel/CompletionPanel.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

const BANDS = { danger: 'bad', warning: 'warn', success: 'good' } as const;

type NamedItem = Exclude<CompletionItem, `q${number}` | `q${number}w`>;

/** Where each item of the checklist is filled in. */
const TAB_OF: Readonly<Record<NamedItem, ProfileTab>> = {
  FirstName: 'basic-details',
  LastName: 'basic-details',
  Email: 'basic-details',
  Phone: 'basic-details',
  Summary: 'basic-details',
  City: 'basic-details',
  State: 'basic-details',
  Country: 'basic-details',
  PostalCode: 'basic-details',
  IdealJob: 'basic-details',
  Relocate: 'preferences',
  RemoteWorkType: 'preferences',
  degree: 'education',
};

/** The field itself, where its tab shows it at once. */
function addressOf(item: NamedItem): string {
  const tab = TAB_OF[item];
  const address = paths.candidate.profileTab(tab);
  return item === 'degree' ? address : `${address}#${tab}-${item}`;
}

const PLACE: ReadonlySet<CompletionItem> = new Set(['City', 'State', 'Country', 'PostalCode']);

/** What to fill in, in the order of the checklist: the fields of one thing are one row. */
function rowsOf(missing: readonly CompletionItem[]): readonly NamedItem[] {
  const named = missing.filter((item): item is NamedItem => !/^q\d/.test(item));
  const firstOfPlace = named.find((item) => PLACE.has(item));
  return named.filter((item) => !PLACE.has(item) || item === firstOfPlace);
}

/**
 * The number, a word, and each missing part as a link to its field: never color alone
 * (section 9). Below 100 % also the two quick ways to fill in the profile; at 100 % one line.
 */
export function ProfileCompletion({ completion }: { completion: Completion }) {
  const { t } = useTranslation('profile');
  const { t: tj } = useTranslation('jobs');
  const { percent, label, band, missing } = completion;
  const questions = missing.filter((item) => /^q\d/.test(item)).length;
  const hasNoPlace = missing.filter((item) => PLACE.has(item)).length > 1;
  const textOf = (item: NamedItem) =>
    hasNoPlace && PLACE.has(item) ? t('completion.addPlace') : t(`completion.add.${item}`);
  return (
    <CompletionPanel
      label={t('completion.label')}
      value={percent}
      shortText={t('completion.short', { percent: label })}
      valueText={t('completion.value', { percent: label })}
      band={BANDS[band]}
      bandWord={t(`completion.band.${band}`)}
      title={t('completion.title', { percent: label })}
      titleId="completion"
      lead={
        band === 'danger'
          ? t('completion.byResume')
          : t('completion.missingCount', { count: missing.length })
      }
      missingLabel={t('completion.missing')}
      moreText={(count) => t('completion.more', { count })}
      fewerText={t('completion.fewer')}
      missing={[
        ...rowsOf(missing).map((item) => ({ href: addressOf(item), text: textOf(item) })),
        ...(questions > 0
          ? [
              {
                href: paths.candidate.profileTab('more-about-you'),
                text: t('completion.questions', { count: questions }),
              },
            ]
          : []),
      ]}
      actions={
        <>
          <LinkButton look="primary" icon={FileUp} href={paths.candidate.resumeUpload}>
            {tj('home.upload')}
          </LinkButton>
          <LinkButton href={paths.candidate.profile}>{tj('home.build')}</LinkButton>
        </>
      }
    />
  );
}
