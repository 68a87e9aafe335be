import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Migration } from '#src/api/queries/administration.ts';
import { Page } from '#src/components/page/Page.tsx';
import { MigrationForm, type TwoAddresses } from '#src/pages/admin/migrate/MigrationForm.tsx';
import { MigrationPreview } from '#src/pages/admin/migrate/MigrationPreview.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

type Step = 'addresses' | 'preview' | 'moved';

/** Two addresses, then what moves, then the move (row A4). */
export default function MigrateUserPage() {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const [addresses, setAddresses] = useState<TwoAddresses>({ from: '', to: '' });
  const [found, setFound] = useState<Migration | null>(null);
  const [step, setStep] = useState<Step>('addresses');
  const restart = (kept: TwoAddresses) => {
    setAddresses(kept);
    setStep('addresses');
  };
  return (
    <Page
      title={t(`migrate.${step}.title`)}
      lead={t(`migrate.${step}.lead`)}
      step={step}
      {...(step === 'addresses' ? {} : { part: t('migrate.addresses.title') })}
    >
      {step === 'addresses' ? (
        <MigrationForm
          initial={addresses}
          onFound={(typed, preview) => {
            setAddresses(typed);
            setFound(preview);
            setStep('preview');
          }}
        />
      ) : null}
      {step === 'preview' && found ? (
        <MigrationPreview
          preview={found}
          onBack={() => restart(addresses)}
          onMoved={(moved) => {
            setFound(moved);
            setStep('moved');
          }}
        />
      ) : null}
      {step === 'moved' && found ? (
        <>
          <Notice kind="good" word={tc('kind.good')}>
            {t('migrate.done', { from: found.from.Email, to: found.to.Email })}
          </Notice>
          <Cluster>
            <LinkButton href={`${paths.admin.users}?words=${encodeURIComponent(found.to.Email)}`}>
              {t('migrate.show')}
            </LinkButton>
            <Button onPress={() => restart({ from: '', to: '' })}>{t('migrate.another')}</Button>
          </Cluster>
        </>
      ) : null}
    </Page>
  );
}
